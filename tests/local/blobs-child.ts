import { startBlobsServer } from '../../netlify/local/blobs/server.ts';

/** A server in a process of its own, for tests that kill it. Says where it is in one line of JSON. */
const [directory = ''] = process.argv.slice(2);
const { context } = await startBlobsServer({ directory });
process.stdout.write(`${JSON.stringify(context)}\n`);

// Ends with the test that started it, however that ends.
process.stdin.on('end', () => process.exit()).resume();
