import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { getHttpStatus } from '../errors.ts';
import { parseBody } from './parseBody.ts';

const parse = (body: string, contentType?: string) =>
  parseBody(
    {
      method: 'POST',
      path: '/',
      search: '',
      query: {},
      headers: { 'content-type': contentType },
      body,
    },
    100,
  );

/** Returns the status of the error that a body causes. */
function getRefusalStatus(body: string, contentType?: string) {
  try {
    parse(body, contentType);
    return undefined;
  } catch (error) {
    return error instanceof GraphQLError ? getHttpStatus(error) : undefined;
  }
}

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
  'reads a body of the content type %s',
  (contentType) => {
    expect(parse('{"title":"Tea"}', contentType)).toEqual({ title: 'Tea' });
  },
);

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', undefined])(
  'refuses a body of the content type %s',
  (contentType) => {
    expect(getRefusalStatus('{"title":"Tea"}', contentType)).toBe(415);
  },
);

test.each(['{"__proto__":{"isAdmin":true}}', '{"task":{"__proto__":{"isAdmin":true}}}', '{'])(
  'refuses the body %s',
  (body) => {
    expect(getRefusalStatus(body, 'application/json')).toBe(400);
  },
);
