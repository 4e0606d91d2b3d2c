import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { Refusal } from './failure.ts';
import { post } from './post.ts';

/** A document as text, which carries the types of its answer and variables. */
type Written<Data, Variables> = DocumentTypeDecoration<Data, Variables> & { toString(): string };

/** The gateway said no. Has the form of Apollo's error, so that `failureOf` knows it. */
class RefusedError extends Error {
  readonly errors: Refusal[];

  constructor(errors: Refusal[]) {
    super(errors[0]?.message);
    this.errors = errors;
  }
}

/** Asks the gateway without Apollo: for signing in, and for pages that stand outside the frame. */
export async function ask<Data, Variables>(
  document: Written<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, errors } = await post<Data>({ query: document.toString(), variables });

  if (errors || !data) throw new RefusedError(errors ?? []);
  return data;
}
