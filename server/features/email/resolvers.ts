import type { Resolvers } from '../../gql/resolvers.ts';
import { readConnection } from '../../values/readConnection.ts';
import { findExcerpt } from './excerpt.ts';
import { getContentUrl, maxAttachmentSize } from './files.ts';
import { labelNames } from './labels.ts';
import { mailboxOwner } from './seed.ts';

export const resolvers: Resolvers = {
  Query: {
    emails: (_, args, { collections }) => collections.email.list(args),
    emailPage: (_, args, { collections }) => collections.email.selectPage(args),
    emailConnection: (_, { first, after, ...args }, { collections }) =>
      readConnection({ first, after }, 'emails', (part) =>
        collections.email.selectPage({ ...args, ...part }),
      ),
    emailIds: (_, args, { collections }) => collections.email.selectIds(args),
    email: (_, { id }, { collections }) => collections.email.find(id),
    adjacentEmail: (_, { id, direction }, { collections }) =>
      collections.email.findBeside(id, direction),
    emailNeighbours: (_, args, { collections }) =>
      collections.email.findNeighbours({ ...args, id: collections.email.find(args.id).id }),
    emailCounts: (_, __, { collections }) => collections.email.countByFolder(),
    emailRecipients: (_, { q }, { collections }) => collections.email.searchRecipients(q),
    emailOwner: () => mailboxOwner,
    emailAttachmentLimit: () => maxAttachmentSize,
  },
  Email: {
    excerpt: (email, { q }) => findExcerpt(email, q),
    neighbours: ({ id }, args, { collections }) =>
      collections.email.findNeighbours({ ...args, id }),
  },
  EmailAttachment: { content: getContentUrl },
  EmailSender: {
    user: ({ name, email }, _, { collections }) => {
      const user = collections.users.findByName(name);
      return user?.email === email ? user : null;
    },
  },
  Mutation: {
    updateEmails: (_, { ids, changes }, { collections }) => collections.email.update(ids, changes),
    toggleEmailLabel: (_, { ids, label }, { collections }) =>
      collections.email.toggleLabel(ids, labelNames[label]),
    labelEmails: (_, { ids, label, isLabelled }, { collections }) =>
      collections.email.setLabel(ids, labelNames[label], isLabelled),
    toggleEmailFiling: (_, { ids, word }, { collections }) =>
      collections.email.toggleLabel(ids, word),
    moveEmails: (_, { ids, folder }, { collections }) =>
      collections.email.updateAll(ids, { folder }),
    markEmails: (_, { ids, isRead }, { collections }) =>
      collections.email.updateAll(ids, { isRead }),
    starEmails: (_, { ids, isStarred }, { collections }) =>
      collections.email.updateAll(ids, { isStarred }),
    restoreEmails: (_, { ids }, { collections }) => collections.email.restore(ids),
    purgeEmails: (_, { ids }, { collections }) => collections.email.purge(ids),
    emptyEmailTrash: (_, __, { collections }) => collections.email.emptyTrash(),
    sendEmail: (_, { email }, { collections }) => collections.email.send(email),
    saveDraft: (_, { email }, { collections }) => collections.email.saveDraft(email),
  },
};
