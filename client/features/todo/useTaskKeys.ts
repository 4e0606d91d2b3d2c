import type { RefObject } from 'react';
import { useListKeys } from '../../ui/listKeys/useListKeys.tsx';
import { useSelection } from '../../ui/table/useSelection.ts';
import type { BoardTask } from './boardCache.ts';
import type { BoardVariables } from './boardParams.ts';
import type { TaskActions } from './useTaskActions.ts';

interface TaskKeyOptions {
  list: RefObject<HTMLElement | null>;
  tasks: BoardTask[];
  boardVariables: BoardVariables;
  actions: TaskActions;
  onAdd: () => void;
}

/** Handles the keyboard shortcuts of the list and of the board. Returns the selected tasks and the actions on them. */
export function useTaskKeys({ list, tasks, boardVariables, actions, onAdd }: TaskKeyOptions) {
  const selection = useSelection(tasks, ({ id }) => id, JSON.stringify(boardVariables));
  const isBin = boardVariables.filter === 'DELETED';

  /** Returns the task of a row, by its position on the screen: groups and columns have an order of their own. */
  function findTask(index: number) {
    const link = list.current?.querySelectorAll('li')[index]?.querySelector('a');
    return tasks.find(({ id }) => link?.id === `task-${id}`);
  }

  function takeTasks(index: number) {
    const focused = findTask(index);
    const taken = selection.selected.length > 0 || !focused ? selection.selected : [focused];
    selection.clear();
    return taken;
  }

  const complete = (index: number) => void actions.completeAll(takeTasks(index));
  const remove = (index: number) => void actions.removeAll(takeTasks(index));
  const keys = useListKeys({
    list,
    rowSelector: 'li',
    focusSelector: 'a',
    create: onAdd,
    select(index) {
      const task = findTask(index);
      if (task) selection.toggle(task, false);
    },
    complete: isBin ? undefined : complete,
    remove: isBin ? undefined : remove,
  });

  return {
    selection,
    help: keys.help,
    completeSelected: () => complete(-1),
    removeSelected: () => remove(-1),
  };
}
