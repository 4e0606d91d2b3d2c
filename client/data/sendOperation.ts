import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ResponseError } from './failure.ts';
import { postRequest } from './postRequest.ts';

/** A document as text, with the types of its result and variables. */
type TypedDocumentText<Data, Variables> = DocumentTypeDecoration<Data, Variables> & {
  toString(): string;
};

/** The errors of a response, in the form of Apollo Client's error, so that `classifyError` can handle both. */
class OperationError extends Error {
  readonly errors: ResponseError[];

  constructor(errors: ResponseError[]) {
    super(errors[0]?.message);
    this.errors = errors;
  }
}

/** Sends an operation without Apollo Client, for the sign-in and the pages outside of the frame. */
export async function sendOperation<Data, Variables>(
  document: TypedDocumentText<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, errors } = await postRequest<Data>({ query: document.toString(), variables });

  if (errors || !data) throw new OperationError(errors ?? []);
  return data;
}
