import type { Resolvers } from '../../gql/resolvers.ts';
import { readConnection } from '../../values/readConnection.ts';
import { getStatus } from './status.ts';

export const resolvers: Resolvers = {
  Query: {
    tasks: (_, args, { collections }) => collections.todo.list(args),
    taskPage: (_, args, { collections }) => collections.todo.selectPage(args),
    taskConnection: (_, { first, after, ...args }, { collections }) =>
      readConnection({ first, after }, 'tasks', (part) =>
        collections.todo.selectPage({ ...args, ...part }),
      ),
    task: (_, { id }, { collections }) => collections.todo.find(id),
    taskAssignees: (_, __, { collections }) => collections.todo.listAssignees(),
    customTags: (_, __, { collections }) => collections.todo.listCustomTags(),
    customTag: (_, { id }, { collections }) => collections.todo.findCustomTag(id),
  },
  Mutation: {
    addTask: (_, { task }, { collections }) => collections.todo.add(task),
    updateTask: (_, { task }, { collections }) => collections.todo.update(task),
    deleteTask: (_, { id }, { collections }) => collections.todo.remove(id),
    restoreTask: (_, { id }, { collections }) => collections.todo.restore(id),
    purgeTasks: (_, { ids }, { collections }) => collections.todo.purge(ids),
    moveTask: (_, { id, beforeId }, { collections }) => collections.todo.move(id, beforeId),
    addCustomTag: (_, { tag }, { collections }) => collections.todo.addCustomTag(tag),
    deleteCustomTag: (_, { id }, { collections }) => collections.todo.removeCustomTag(id),
  },
  Task: {
    customTags: (task, _, { collections }) => collections.todo.getCustomTags(task),
    status: getStatus,
  },
  TaskPage: {
    moreByStatus: ({ moreByStatus = [] }) => moreByStatus,
  },
  CustomTag: {
    taskCount: ({ id }, _, { collections }) => collections.todo.countTasksWithTag(id),
  },
};
