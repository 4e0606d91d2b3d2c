import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { Refusal } from './failure.ts';
import { postRequest } from './postRequest.ts';

/** A document as text, with the types of its result and variables. */
type TypedDocumentText<Data, Variables> = DocumentTypeDecoration<Data, Variables> & {
  toString(): string;
};

/** An error of the server, in the form of Apollo's error, for `failureOf`. */
class RefusedError extends Error {
  readonly errors: Refusal[];

  constructor(errors: Refusal[]) {
    super(errors[0]?.message);
    this.errors = errors;
  }
}

/** Sends an operation without Apollo Client, for the sign-in and pages outside the frame. */
export async function sendOperation<Data, Variables>(
  document: TypedDocumentText<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, errors } = await postRequest<Data>({ query: document.toString(), variables });

  if (errors || !data) throw new RefusedError(errors ?? []);
  return data;
}
