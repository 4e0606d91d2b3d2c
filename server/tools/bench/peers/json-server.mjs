import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { peersFolder, requirePeer } from '../peers.mjs';
import { host, port, rows } from './rows.mjs';

// Runs the command of json-server with this file and the default options.
const file = join(peersFolder, 'db.json');
const otherCollections = JSON.parse(readFileSync(process.env.OTHER_COLLECTIONS, 'utf8'));
writeFileSync(file, JSON.stringify({ ...otherCollections, [process.env.COLLECTION]: rows }));
process.argv.splice(2, Infinity, file, '--host', host, '--port', String(port));
requirePeer('json-server/lib/cli/bin.js');
