import type { Resolvers } from '../../gql/resolvers.ts';
import { readConnection } from '../../values/readConnection.ts';

export const resolvers: Resolvers = {
  Query: {
    nextEvent: (_, __, { collections }) => collections.calendar.findNext() ?? null,
    events: (_, args, { collections }) => collections.calendar.list(args),
    eventPage: (_, args, { collections }) => collections.calendar.selectPage(args),
    eventConnection: (_, { first, after, ...args }, { collections }) =>
      readConnection({ first, after }, 'events', (part) =>
        collections.calendar.selectPage({ ...args, ...part }),
      ),
    event: (_, { id }, { collections }) => collections.calendar.find(id),
    eventGuests: (_, __, { collections }) => collections.calendar.listGuests(),
  },
  EventGuest: {
    user: ({ name }, _, { collections }) => collections.users.findByName(name) ?? null,
  },
  Mutation: {
    addEvent: (_, { event }, { collections }) => collections.calendar.add(event),
    updateEvent: (_, { event }, { collections }) => collections.calendar.update(event),
    removeEvent: (_, { id }, { collections }) => collections.calendar.remove(id),
    restoreEvent: (_, { id }, { collections }) => collections.calendar.restore(id),
  },
};
