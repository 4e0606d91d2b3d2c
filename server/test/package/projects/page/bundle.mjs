// Checks that the bundle of the page contains nothing of Node, and that its size is within the limit.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = 'dist/assets';
const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
const size = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
const kibibytes = Math.round(size / 1024);
process.stdout.write(`bundle: ${kibibytes} KiB gzip\n`);
if (kibibytes > 750) throw new Error('The bundle must have at most 750 KiB gzip.');
if (texts.some((text) => /["']node:/.test(text))) throw new Error('The bundle imports Node.');
