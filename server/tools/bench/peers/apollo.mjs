import { requirePeer } from '../peers.mjs';
import { createSchema, host, port } from './rows.mjs';

const { ApolloServer } = requirePeer('@apollo/server');
const { default: fastifyApollo } = requirePeer('@as-integrations/fastify');

const apollo = new ApolloServer({ schema: createSchema() });
await apollo.start();
const app = requirePeer('fastify')();
await app.register(fastifyApollo(apollo));
await app.listen({ port, host });
