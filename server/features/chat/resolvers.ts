import type { Resolvers } from '../../gql/resolvers.ts';
import { readConnection } from '../../values/readConnection.ts';

export const resolvers: Resolvers = {
  Query: {
    chatContacts: (_, __, { collections }) => collections.chat.listContacts(),
    chattedContacts: (_, __, { collections }) => collections.chat.listContactsWithChat(),
    chatContactPage: (_, args, { collections }) => collections.chat.selectPage(args),
    chatContactConnection: (_, { first, after, ...args }, { collections }) =>
      readConnection({ first, after }, 'contacts', (part) =>
        collections.chat.selectPage({ ...args, ...part }),
      ),
    conversation: (_, { contactId }, { collections }) =>
      collections.chat.getConversation(contactId),
    chatProfile: (_, __, { collections }) => collections.chat.getProfile(),
    chatMessages: (_, args, { collections }) => collections.chat.selectMessages(args),
    chatPictures: (_, { contactId }, { collections }) => collections.chat.listPictures(contactId),
    chatSearch: (_, { q }, { collections }) => collections.chat.search(q),
    chatCursor: (_, __, { collections }) => collections.chat.cursor(),
  },
  ChatContact: {
    user: ({ fullName }, _, { collections }) => collections.users.findByName(fullName) ?? null,
  },
  Mutation: {
    openChat: (_, { contactId }, { collections }) => collections.chat.open(contactId),
    sendMessage: (_, args, { collections }) => collections.chat.send(args),
    clearChat: (_, { contactId }, { collections }) => collections.chat.clear(contactId),
    restoreChat: (_, { contactId }, { collections }) => collections.chat.restore(contactId),
    markChatSeen: (_, { contactId }, { collections }) => collections.chat.open(contactId).contact,
    updateChatContact: (_, { contact }, { collections }) => collections.chat.updateContact(contact),
    updateChatProfile: (_, { profile }, { collections }) => collections.chat.updateProfile(profile),
  },
  Subscription: {
    chatEvents: {
      subscribe: (_, { since }, { collections }) => collections.chat.watch(since),
    },
  },
};
