import { createQueryLoader, requireId } from '../../data/queryLoader.ts';
import { ChatConversationDocument, ChatPageDocument } from '../../gql/chat/graphql.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { defaultParams, getConversationVariables } from './chatParams.ts';

/** Loads the lists, and the conversation in the path. */
export const chatLoader = createQueryLoader(({ params, request }) => {
  const { message } = readParams(new URL(request.url).searchParams, defaultParams);
  const lists = { query: ChatPageDocument };
  if (!params.contactId) return [lists];

  const variables = getConversationVariables(requireId(params.contactId), message);
  return [lists, { query: ChatConversationDocument, variables }];
});
