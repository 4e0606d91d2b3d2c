import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, requirePeer } from '../peers.mjs';
import { host, port, rows } from './rows.mjs';

// The command with a file and its own defaults.
const file = join(folder, 'db.json');
const others = JSON.parse(readFileSync(process.env.OTHERS, 'utf8'));
writeFileSync(file, JSON.stringify({ ...others, [process.env.COLLECTION]: rows }));
process.argv.splice(2, Infinity, file, '--host', host, '--port', String(port));
requirePeer('json-server/lib/cli/bin.js');
