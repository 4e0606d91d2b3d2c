import type { LoaderFunctionArgs } from 'react-router-dom';
import { ChatConversationDocument, ChatPageDocument } from '../../gql/chat/graphql.ts';
import type { EarlyQuery } from '../../state/early.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { conversationOf, defaults } from './view.ts';

/** What the screen asks first: the lists, and the conversation that the address names. */
export function queries({ params, request }: LoaderFunctionArgs): EarlyQuery[] {
  const { message } = readParams(new URL(request.url).searchParams, defaults);
  const lists = { query: ChatPageDocument };
  if (!params.contactId) return [lists];

  const variables = conversationOf(Number(params.contactId), message);
  return [lists, { query: ChatConversationDocument, variables }];
}
