import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, requirePeer } from '../peers.mjs';
import { host, port, rows } from './rows.mjs';

// Runs the command of json-server with a file and the default options.
const file = join(folder, 'db.json');
const others = JSON.parse(readFileSync(process.env.OTHERS, 'utf8'));
writeFileSync(file, JSON.stringify({ ...others, [process.env.COLLECTION]: rows }));
process.argv.splice(2, Infinity, file, '--host', host, '--port', String(port));
requirePeer('json-server/lib/cli/bin.js');
