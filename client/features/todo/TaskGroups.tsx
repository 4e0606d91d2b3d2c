import { arrayMove } from '@dnd-kit/sortable';
import { Group, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../data/clock.ts';
import { findRegion, getFirstWeekday } from '../../ui/dates/region.ts';
import { useLanguage } from '../../ui/useLanguage.ts';
import type { BoardTask } from './boardCache.ts';
import { canAddTo, createDay, dueGroups, getDueDate, getDueGroup } from './dueGroups.ts';
import { QuickAdd } from './QuickAdd.tsx';
import classes from './TaskGroups.module.css';
import { TaskList } from './TaskList.tsx';
import type { NewTask, TaskActions } from './useTaskActions.ts';

interface TaskGroupsProps {
  tasks: BoardTask[];
  actions: TaskActions;
  /** Adds a task to a group. Undefined for the results of a search. */
  onAdd?: (task: NewTask) => Promise<boolean>;
  /** Whether there are more pages. Groups without tasks may then have tasks on another page. */
  hasMorePages: boolean;
  /** Whether the tasks are in their manual order, so that they can be moved inside their group. */
  isReorderable: boolean;
}

/** The open tasks, grouped by due date. */
export function TaskGroups({
  tasks,
  actions,
  onAdd,
  hasMorePages,
  isReorderable,
}: TaskGroupsProps) {
  const { t } = useTranslation('todo');
  const day = createDay(useToday(), getFirstWeekday(findRegion(useLanguage())));

  return dueGroups.map((group) => {
    const members = tasks.filter(({ dueDate }) => getDueGroup(dueDate, day) === group);
    const canAdd = onAdd && canAddTo(group, day);
    if (members.length === 0 && (!canAdd || hasMorePages)) return null;
    const label = t(`due.${group}`);
    const ids = members.map(({ id }) => id);

    return (
      <TaskGroup
        key={group}
        title={
          <>
            {label}
            <Count value={members.length} />
          </>
        }
        isUrgent={group === 'overdue'}
        tasks={members}
        actions={actions}
        onMove={
          isReorderable
            ? (task, to) =>
                actions.place(task, tasks, task.status, arrayMove(ids, ids.indexOf(task.id), to))
            : undefined
        }
      >
        {canAdd && (
          <QuickAdd
            place={label}
            onAdd={(title) => onAdd({ title, dueDate: getDueDate(group, day) })}
          />
        )}
      </TaskGroup>
    );
  });
}

interface CompletedTasksProps {
  /** The tasks, if the group is expanded. */
  tasks: BoardTask[];
  total: number;
  actions: TaskActions;
  isOpen: boolean;
  onToggle: () => void;
}

/** The completed tasks, which are collapsed at first. */
export function CompletedTasks({ tasks, total, actions, isOpen, onToggle }: CompletedTasksProps) {
  const { t } = useTranslation('todo');

  return (
    <TaskGroup
      title={
        <UnstyledButton className={classes.toggle} aria-expanded={isOpen} onClick={onToggle}>
          <IconChevronDown size={16} stroke={1.7} aria-hidden />
          {t('filterOrTag.completed')}
          <Count value={total} />
        </UnstyledButton>
      }
      tasks={isOpen ? tasks : []}
      actions={actions}
    />
  );
}

/** The number of tasks in a group. */
export function Count({ value }: { value: number }) {
  const { t } = useTranslation('todo');

  return (
    <Text span c="dimmed" size="sm" fw={400} mod="tabular">
      <bdi>{t('number', { value })}</bdi>
    </Text>
  );
}

interface TaskGroupProps {
  title: ReactNode;
  isUrgent?: boolean;
  tasks: BoardTask[];
  actions: TaskActions;
  /** Moves a task to another index of the group. */
  onMove?: (task: BoardTask, to: number) => Promise<void>;
  children?: ReactNode;
}

function TaskGroup({ title, isUrgent, tasks, actions, onMove, children }: TaskGroupProps) {
  const id = useId();

  return (
    <div className={classes.group}>
      <Group
        component="h2"
        id={id}
        className={classes.title}
        gap="xs"
        data-urgent={isUrgent || undefined}
      >
        {title}
      </Group>
      {tasks.length > 0 && (
        <TaskList tasks={tasks} actions={actions} onMove={onMove} labelledBy={id} />
      )}
      {children}
    </div>
  );
}
