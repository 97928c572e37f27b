import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadFunctions } from '../../netlify/local/functions.ts';
import { apiOf } from '../support/functions-site.ts';

/** The functions in a process of their own, as they are on Netlify. Says its port, and ends with its parent. */
const functions = await loadFunctions('netlify/functions');
const api = apiOf(functions, (work) => void work.catch(console.error));

const server = createServer(async (request, response) => {
  const answer = await api(request.url ?? '/');
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(new Uint8Array(await answer.arrayBuffer()));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
