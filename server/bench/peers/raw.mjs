import { requirePeer } from '../peers.mjs';
import { host, port, search } from './rows.mjs';

const app = requirePeer('fastify')();
app.get('/apps/todo/tasks', ({ query }) => search(query.q));
await app.listen({ port, host });
