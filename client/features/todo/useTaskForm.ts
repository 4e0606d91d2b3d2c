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
import { mutationOptions } from './useTaskActions.ts';

interface Values {
  title: string;
  /** The full name of the assignee. Null for an unassigned task. */
  assignee: string | null;
  dueDate: string | null;
  tags: TaskTag[];
  /** The ids as texts, because the values of chips are texts. */
  customTagIds: string[];
  description: string;
}

/** The initial values of a new task. */
export interface Preset {
  tags: TaskTag[] | null;
  customTagIds: number[] | null;
  isImportant: boolean;
}

interface TaskFormOptions {
  task?: TaskForm_TaskFragment;
  preset?: Preset;
}

/** Manages the task form: initial values, validation and saving. */
export function useTaskForm({ task, preset }: TaskFormOptions) {
  const { t } = useTranslation('todo');
  const { data } = useTaskAssigneesQuery();
  const [addTask] = useAddTaskMutation(mutationOptions);
  const [updateTask] = useUpdateTaskMutation(mutationOptions);
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
      title: (title) => (title.trim() === '' ? t('fieldError.title') : null),
      dueDate: (day) => (day ? null : t('fieldError.dueDate')),
    },
  });

  const findAssignee = (fullName: string | null) =>
    [...(data?.taskAssignees ?? []), ...(task ? [task.assignee] : [])]
      .filter((person) => person.fullName === fullName)
      .map(({ avatar }) => ({ fullName: fullName ?? '', avatar }))[0] ?? {
      fullName: '',
      avatar: '',
    };

  /** Saves the task. Returns whether it was saved. */
  async function save({ title, assignee, dueDate, tags, customTagIds, description }: Values) {
    const fields = {
      title: title.trim(),
      assignee: findAssignee(assignee),
      dueDate: dueDate ?? undefined,
      tags,
      customTagIds: customTagIds.map(Number),
      description,
    };
    const { error } = task
      ? await updateTask({ variables: { task: { id: task.id, ...pickChangedFields(fields) } } })
      : await addTask({
          variables: { task: { ...fields, isImportant: preset?.isImportant ?? false } },
        });

    if (error) {
      showFieldErrors(error);
      return false;
    }
    showToast({ kind: 'success', message: t(task ? 'toast.saved' : 'toast.added', { title }) });
    return true;
  }

  /**
   * Returns only the changed fields, so that an unchanged description of another editor keeps its
   * structure.
   */
  function pickChangedFields(fields: Omit<UpdateTaskInput, 'id'>): Omit<UpdateTaskInput, 'id'> {
    return Object.fromEntries(
      Object.entries(fields).filter(([name]) => form.isDirty(name as never)),
    );
  }

  function showFieldErrors(error: unknown) {
    if (!CombinedGraphQLErrors.is(error)) return;
    for (const { message, extensions } of error.errors) {
      if (typeof extensions?.field === 'string') form.setErrors({ [extensions.field]: message });
    }
  }

  return { form, save };
}

function formatDay(date: Date): string {
  const padTwoDigits = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${padTwoDigits(date.getMonth() + 1)}-${padTwoDigits(date.getDate())}`;
}
