import { CombinedGraphQLErrors } from '@apollo/client';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { TaskForm_TaskFragment, TaskTag, UpdateTaskInput } from '../../gql/todo/graphql.ts';
import {
  useAddTaskMutation,
  useTaskAssigneesQuery,
  useUpdateTaskMutation,
} from '../../gql/todo/hooks.ts';
import { parseDate } from '../../ui/DateText.tsx';
import { showToast } from '../../ui/toasts.ts';
import { toHtml } from './description.ts';
import { lists } from './useTaskActions.ts';

interface Values {
  title: string;
  /** The full name. Null for nobody. */
  assignee: string | null;
  dueDate: string | null;
  tags: TaskTag[];
  /** The ids, as texts: the values of chips are texts. */
  customTagIds: string[];
  description: string;
}

export interface Preset {
  tags: TaskTag[] | null;
  customTagIds: number[] | null;
  isImportant: boolean;
}

interface TaskFormOptions {
  task?: TaskForm_TaskFragment;
  preset?: Preset;
}

/** The state of the task form: initial values, validation, and how it is saved. */
export function useTaskForm({ task, preset }: TaskFormOptions) {
  const { t } = useTranslation('todo');
  const { data } = useTaskAssigneesQuery();
  const [addTask] = useAddTaskMutation(lists);
  const [updateTask] = useUpdateTaskMutation(lists);
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: {
      title: task?.title ?? '',
      assignee: task?.assignee.fullName || null,
      dueDate: formatDay(task ? parseDate(task.dueDate) : new Date()),
      tags: task?.tags ?? preset?.tags ?? [],
      customTagIds: (task?.customTags.map(({ id }) => id) ?? preset?.customTagIds ?? []).map(
        String,
      ),
      description: toHtml(task?.description),
    },
    validate: {
      title: (title) => (title.trim() === '' ? t('refusal.title') : null),
      dueDate: (day) => (day ? null : t('refusal.dueDate')),
    },
  });

  const assigneeOf = (fullName: string | null) =>
    [...(data?.taskAssignees ?? []), ...(task ? [task.assignee] : [])]
      .filter((one) => one.fullName === fullName)
      .map(({ avatar }) => ({ fullName: fullName ?? '', avatar }))[0] ?? {
      fullName: '',
      avatar: '',
    };

  /** Resolves to whether the task was saved. */
  async function save({ title, assignee, dueDate, tags, customTagIds, description }: Values) {
    const fields = {
      title: title.trim(),
      assignee: assigneeOf(assignee),
      dueDate: dueDate ?? undefined,
      tags,
      customTagIds: customTagIds.map(Number),
      description,
    };
    const { error } = task
      ? await updateTask({ variables: { task: { id: task.id, ...changed(fields) } } })
      : await addTask({
          variables: { task: { ...fields, isImportant: preset?.isImportant ?? false } },
        });

    if (error) {
      refuse(error);
      return false;
    }
    showToast({ kind: 'success', message: t(task ? 'toast.saved' : 'toast.added', { title }) });
    return true;
  }

  /**
   * Returns only the changed fields, so that descriptions of other editors keep their structure.
   */
  function changed(fields: Omit<UpdateTaskInput, 'id'>): Omit<UpdateTaskInput, 'id'> {
    return Object.fromEntries(
      Object.entries(fields).filter(([name]) => form.isDirty(name as never)),
    );
  }

  function refuse(error: unknown) {
    if (!CombinedGraphQLErrors.is(error)) return;
    for (const { message, extensions } of error.errors) {
      if (typeof extensions?.field === 'string') form.setErrors({ [extensions.field]: message });
    }
  }

  return { form, save };
}

function formatDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
