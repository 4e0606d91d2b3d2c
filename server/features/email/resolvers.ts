import type { Resolvers } from '../../gql/resolvers.ts';
import { findExcerpt } from './excerpt.ts';
import { attachmentLimit, getContentUrl } from './files.ts';
import { wordOf } from './labels.ts';
import { self } from './seed.ts';

export const resolvers: Resolvers = {
  Query: {
    emails: (_, args, { collections }) => collections.email.list(args),
    emailPage: (_, args, { collections }) => collections.email.page(args),
    emailIds: (_, args, { collections }) => collections.email.ids(args),
    email: (_, { id }, { collections }) => collections.email.find(id),
    emailBeside: (_, { id, direction }, { collections }) => collections.email.beside(id, direction),
    emailNeighbours: (_, args, { collections }) =>
      collections.email.neighbours({ ...args, id: collections.email.find(args.id).id }),
    emailCounts: (_, __, { collections }) => collections.email.counts(),
    emailRecipients: (_, { q }, { collections }) => collections.email.recipients(q),
    emailOwner: () => self,
    emailAttachmentLimit: () => attachmentLimit,
  },
  Email: {
    excerpt: (email, { q }) => findExcerpt(email, q),
    neighbours: ({ id }, args, { collections }) => collections.email.neighbours({ ...args, id }),
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
      collections.email.toggle(ids, wordOf[label]),
    labelEmails: (_, { ids, label, isLabelled }, { collections }) =>
      collections.email.label(ids, wordOf[label], isLabelled),
    toggleEmailFiling: (_, { ids, word }, { collections }) => collections.email.toggle(ids, word),
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
