import { type AccessTable, adminOnly } from '../../test/contract/access.ts';

export const expectedAccess: AccessTable = {
  'Query.tasks': adminOnly,
  'Query.taskPage': adminOnly,
  'Query.taskConnection': adminOnly,
  'Query.task': adminOnly,
  'Query.taskAssignees': adminOnly,
  'Query.customTags': adminOnly,
  'Query.customTag': adminOnly,
  'Mutation.addTask': adminOnly,
  'Mutation.updateTask': adminOnly,
  'Mutation.deleteTask': adminOnly,
  'Mutation.restoreTask': adminOnly,
  'Mutation.purgeTasks': adminOnly,
  'Mutation.moveTask': adminOnly,
  'Mutation.addCustomTag': adminOnly,
  'Mutation.deleteCustomTag': adminOnly,
  'GET /apps/todo/tasks': adminOnly,
  'POST /apps/todo/add-tasks': adminOnly,
  'POST /apps/todo/update-task': adminOnly,
  'DELETE /apps/todo/delete-task': adminOnly,
};
