import { expect, expectTypeOf, test } from 'vitest';
import type { TaskTag } from '../gql/todo/graphql.ts';
import {
  useAddTaskMutation,
  useTaskAssigneesQuery,
  useTaskEditorQuery,
  useTodoPageSuspenseQuery,
} from '../gql/todo/hooks.ts';

// `tsc` fails if an expected error does not occur.
test('unknown fields and wrong variables do not compile', () => {
  const UnusedComponent = () => {
    const { data } = useTodoPageSuspenseQuery({ variables: { q: '', sortBy: 'BOARD', page: 1 } });
    // @ts-expect-error: the query of the page does not select this field.
    data.taskPage.tasks[0]?.description;
    // @ts-expect-error: variables are required.
    useTodoPageSuspenseQuery();
    // @ts-expect-error: `page` is missing.
    useTodoPageSuspenseQuery({ variables: { q: '', sortBy: 'BOARD' } });
    // @ts-expect-error: there is no such order.
    useTodoPageSuspenseQuery({ variables: { q: '', sortBy: 'NEWEST', page: 1 } });
    // @ts-expect-error: there is no such variable.
    useTodoPageSuspenseQuery({ variables: { q: '', sortBy: 'BOARD', page: 1, limit: 5 } });
    // @ts-expect-error: an id is a number.
    useTaskEditorQuery({ variables: { id: '7' } });
    const [addTask] = useAddTaskMutation();
    // @ts-expect-error: a task has a title.
    addTask({ variables: { task: { tags: [] } } });
    // @ts-expect-error: `task` is required.
    addTask();
  };

  expect(UnusedComponent).toBeTypeOf('function');
});

test('the data of hooks has the types of the query', () => {
  type Page = ReturnType<typeof useTodoPageSuspenseQuery>['data']['taskPage'];
  type Editor = ReturnType<typeof useTaskEditorQuery>['data'];

  expectTypeOf<Page['total']>().toEqualTypeOf<number>();
  expectTypeOf<Page['tasks'][number]['tags']>().toEqualTypeOf<TaskTag[]>();
  expectTypeOf<Editor>().extract<undefined>().toEqualTypeOf<undefined>();
  expectTypeOf(useTaskAssigneesQuery).toBeCallableWith();
});

test('a suspense hook returns everything that Apollo Client returns', () => {
  type Result = ReturnType<typeof useTodoPageSuspenseQuery>;

  expectTypeOf<Result>().toExtend<{ error?: unknown; networkStatus: number }>();
  expectTypeOf<Result['fetchMore']>().toBeFunction();
  expectTypeOf<Result['refetch']>().toBeFunction();
  expectTypeOf<Result['subscribeToMore']>().toBeFunction();
});
