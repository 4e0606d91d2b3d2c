import { graphql } from '../../gql/index.ts';
import { route } from '../../rest/route.ts';

export const rest = [
  route({
    method: 'GET',
    url: '/apps/todo/tasks',
    reply: 'tasks',
    example: { filter: 'IMPORTANT', sortBy: 'DUE_DATE' },
    operation: graphql(`
      query ListTasks($q: String, $filter: TaskFilter, $tag: [TaskTag!], $sortBy: TaskSort) {
        tasks(q: $q, filter: $filter, tags: $tag, sortBy: $sortBy) {
          ...TaskBody
        }
      }

      fragment TaskBody on Task {
        id
        title
        dueDate
        description
        assignee {
          fullName
          avatar
        }
        tags
        isCompleted
        isDeleted
        isImportant
      }
    `),
  }),
  route({
    method: 'POST',
    url: '/apps/todo/add-tasks',
    status: 201,
    example: { task: { title: 'Order tea for the showroom', tags: ['LOW'] } },
    operation: graphql(`
      mutation AddTask($task: AddTaskInput!) {
        task: addTask(task: $task) {
          ...TaskBody
        }
      }
    `),
  }),
  route({
    method: 'POST',
    url: '/apps/todo/update-task',
    example: { task: { id: 3, isCompleted: true } },
    operation: graphql(`
      mutation UpdateTask($task: UpdateTaskInput!) {
        task: updateTask(task: $task) {
          ...TaskBody
        }
      }
    `),
  }),
  route({
    method: 'DELETE',
    url: '/apps/todo/delete-task',
    reply: null,
    example: { taskId: 3 },
    operation: graphql(`
      mutation DeleteTask($taskId: Int!) {
        deleteTask(id: $taskId) {
          id
        }
      }
    `),
  }),
];
