import { useTranslation } from 'react-i18next';
import { getToday } from '../../data/clock.ts';
import {
  TaskEditorDocument,
  type TaskForm_TaskFragment,
  type TaskTag,
} from '../../gql/todo/graphql.ts';
import {
  useAddTaskMutation,
  useTaskAssigneesQuery,
  useUpdateTaskMutation,
} from '../../gql/todo/hooks.ts';
import { parseDate } from '../../ui/DateText.tsx';
import { formMutation } from '../../ui/form/options.ts';
import { isBlank } from '../../ui/form/rules.ts';
import { isListOf, isOneOf } from '../../ui/form/shapes.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { useReload } from '../../ui/form/useReload.ts';
import { createLeaveCheck } from '../../ui/itemEditor/useItemEditor.ts';
import { showToast } from '../../ui/toasts.ts';
import { taskParams } from './boardParams.ts';
import { toHtml } from './description.ts';
import { tags } from './filtersAndTags.ts';
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
  onSaved: () => void;
}

/** Returns the form of a task. */
export function useTaskForm({ task, preset, onSaved }: TaskFormOptions) {
  const { t } = useTranslation('todo');
  const { data } = useTaskAssigneesQuery();
  const [addTask] = useAddTaskMutation({ ...mutationOptions, ...formMutation });
  const [updateTask] = useUpdateTaskMutation({ ...mutationOptions, ...formMutation });
  const reload = useReload(TaskEditorDocument);

  const findAssignee = (fullName: string | null) =>
    [...(data?.taskAssignees ?? []), ...(task ? [task.assignee] : [])]
      .filter((person) => person.fullName === fullName)
      .map(({ avatar }) => ({ fullName: fullName ?? '', avatar }))[0] ?? {
      fullName: '',
      avatar: '',
    };

  return useMutationForm({
    mode: 'uncontrolled',
    draft: `task.${task?.id ?? 'new'}`,
    values: task ? toValues(task) : createValues(preset),
    shapes: { tags: isListOf(isOneOf(Object.values(tags))) },
    rules: {
      title: (title) => (isBlank(title) ? t('fieldError.title') : null),
      dueDate: (day) => (day ? null : t('fieldError.dueDate')),
    },
    reload:
      task &&
      (async () => {
        const latest = (await reload({ id: task.id }))?.task;
        return latest && toValues(latest);
      }),
    toInput: ({ assignee, dueDate, customTagIds, ...values }) => ({
      ...values,
      assignee: findAssignee(assignee),
      dueDate: dueDate ?? undefined,
      customTagIds: customTagIds.map(Number),
    }),
    save: async ({ input, changes }) =>
      task
        ? updateTask({ variables: { task: { id: task.id, ...changes } } })
        : addTask({
            variables: { task: { ...input, isImportant: preset?.isImportant ?? false } },
          }),
    onSaved(_, { title }) {
      showToast({ kind: 'success', message: t(task ? 'toast.saved' : 'toast.added', { title }) });
      onSaved();
    },
    isLeaving: createLeaveCheck(taskParams),
    discardText: t('discard'),
  });
}

const toValues = (task: TaskForm_TaskFragment): Values => ({
  title: task.title,
  assignee: task.assignee.fullName || null,
  // Swedish dates are written as YYYY-MM-DD.
  dueDate: parseDate(task.dueDate).toLocaleDateString('sv'),
  tags: task.tags,
  customTagIds: task.customTags.map(({ id }) => String(id)),
  description: toHtml(task.description),
});

const createValues = (preset?: Preset): Values => ({
  title: '',
  assignee: null,
  dueDate: getToday(),
  tags: preset?.tags ?? [],
  customTagIds: (preset?.customTagIds ?? []).map(String),
  description: '',
});
