import { expect, expectTypeOf, test } from 'vitest';
import { useChatConversationQuery } from '../gql/chat/hooks.ts';
import type { TaskTag } from '../gql/todo/graphql.ts';
import {
  useAddTaskMutation,
  useTaskAssigneesQuery,
  useTaskEditorQuery,
} from '../gql/todo/hooks.ts';

// `tsc` fails if an expected error does not occur.
test('unknown fields and wrong variables do not compile', () => {
  const UnusedComponent = () => {
    const { data } = useChatConversationQuery({ variables: { contactId: 7 } });
    // @ts-expect-error: the query does not select this field.
    data?.conversation.description;
    // @ts-expect-error: variables are required.
    useTaskEditorQuery();
    // @ts-expect-error: `id` is missing.
    useTaskEditorQuery({ variables: {} });
    // @ts-expect-error: there is no such variable.
    useTaskEditorQuery({ variables: { id: 7, limit: 5 } });
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
  type Data = NonNullable<ReturnType<typeof useTaskEditorQuery>['data']>;

  expectTypeOf<NonNullable<Data['task']>['tags']>().toEqualTypeOf<TaskTag[]>();
  expectTypeOf<ReturnType<typeof useTaskEditorQuery>['data']>()
    .extract<undefined>()
    .toEqualTypeOf<undefined>();
  expectTypeOf(useTaskAssigneesQuery).toBeCallableWith();
});
