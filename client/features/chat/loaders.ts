import { ChatConversationDocument, ChatPageDocument } from '../../gql/chat/graphql.ts';
import { createQueryLoader, requireId } from '../../state/queryLoader.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { defaultParams, getConversationVariables } from './chatParams.ts';

/** Loads the lists, and the conversation in the path. */
export const chatLoader = createQueryLoader(({ params, request }) => {
  const { message } = readParams(new URL(request.url).searchParams, defaultParams);
  const lists = { query: ChatPageDocument };
  if (!params.contactId) return [lists];

  const variables = getConversationVariables(requireId(params.contactId), message);
  return [lists, { query: ChatConversationDocument, variables }];
});
