import type { Resolvers } from '../../gql/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    tasks: (_, args, { collections }) => collections.todo.list(args),
    taskPage: (_, args, { collections }) => collections.todo.page(args),
    task: (_, { id }, { collections }) => collections.todo.find(id),
    taskAssignees: (_, __, { collections }) => collections.todo.assignees(),
  },
  Mutation: {
    addTask: (_, { task }, { collections }) => collections.todo.add(task),
    updateTask: (_, { task }, { collections }) => collections.todo.update(task),
    deleteTask: (_, { id }, { collections }) => collections.todo.remove(id),
    restoreTask: (_, { id }, { collections }) => collections.todo.restore(id),
    purgeTasks: (_, { ids }, { collections }) => collections.todo.purge(ids),
    moveTask: (_, { id, beforeId }, { collections }) => collections.todo.move(id, beforeId),
  },
};
