import type { Config } from '@netlify/functions';
import { carousel } from '../../src/server/carousel/carousel.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { answerOne } from '../../src/server/records/handlers.ts';

export default endpoint({ GET: (call) => answerOne(carousel, call) });

export const config: Config = { path: '/api/carousel/single/:id' };
