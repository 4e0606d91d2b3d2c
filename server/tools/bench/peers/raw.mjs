import { requirePeer } from '../peers.mjs';
import { host, port, searchRows } from './rows.mjs';

const app = requirePeer('fastify')();
app.get('/apps/todo/tasks', ({ query }) => searchRows(query.q));
await app.listen({ port, host });
