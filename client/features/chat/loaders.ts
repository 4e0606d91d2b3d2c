import { createLoader } from '../../data/loader.ts';
import { ChatConversationDocument, ChatPageDocument } from '../../gql/chat/graphql.ts';
import { requireId } from '../../navigation/notFound.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { defaultParams, getConversationVariables } from './chatParams.ts';

/** Loads the lists, and the conversation in the path. */
export const chatLoader = createLoader(({ preloadQuery, params: { contactId }, url }) => {
  const { message } = readParams(url.searchParams, defaultParams);

  return {
    page: preloadQuery(ChatPageDocument),
    conversation: contactId
      ? preloadQuery(ChatConversationDocument, {
          variables: getConversationVariables(requireId(contactId), message),
        })
      : undefined,
  };
});
