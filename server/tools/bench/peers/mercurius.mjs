import { requirePeer } from '../peers.mjs';
import { createSchema, host, port } from './rows.mjs';

const app = requirePeer('fastify')();
await app.register(requirePeer('mercurius'), { schema: createSchema(), jit: 1 });
await app.listen({ port, host });
