import { createServer } from 'node:http';
import { requirePeer } from '../peers.mjs';
import { createSchema, host, port } from './rows.mjs';

const { createYoga } = requirePeer('graphql-yoga');

createServer(createYoga({ schema: createSchema(), logging: false })).listen(port, host);
