import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { formatTypeDefs } from './typeDefs.mjs';

/** Returns the code of a module with the SDL of one file, which extends another schema. */
export const plugin = (_schema, _documents, { file }) =>
  formatTypeDefs(parse(readFileSync(file, 'utf8'), { noLocation: true }));
