import {
  IconArrowBackUp,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconPencil,
  IconTrash,
  IconTrashX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import { confirm } from '../../ui/confirmation.ts';
import { openedFromScreen } from '../../ui/itemEditor/useItemEditor.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import type { MenuItem } from '../../ui/menu.ts';
import type { BoardTask } from './boardCache.ts';
import { statuses, statusIcons } from './statuses.ts';
import classes from './TaskRow.module.css';
import type { TaskActions } from './useTaskActions.ts';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };

/** Functions that move a task. Undefined if the task cannot be moved in this direction. */
export interface MoveHandlers {
  onMoveUp?: () => void;
  onMoveDown?: () => void;
  onMoveToTop?: () => void;
}

interface TaskRowMenuProps extends MoveHandlers {
  task: BoardTask;
  actions: TaskActions;
  /** The URL of the editor of the task. */
  to: To;
  isReorderable: boolean;
}

/** The menu of a task in the list. */
export function TaskRowMenu({
  task,
  actions,
  to,
  isReorderable,
  ...moveHandlers
}: TaskRowMenuProps) {
  const { t } = useTranslation('todo');
  const { id, title } = task;

  const moveItems: MenuItem[] = [
    { key: 'moveUp' as const, icon: <IconArrowUp {...icon} />, onClick: moveHandlers.onMoveUp },
    {
      key: 'moveDown' as const,
      icon: <IconArrowDown {...icon} />,
      onClick: moveHandlers.onMoveDown,
    },
    {
      key: 'moveToTop' as const,
      icon: <IconArrowBarToUp {...icon} />,
      onClick: moveHandlers.onMoveToTop,
    },
  ].map((item) => ({ ...item, label: t(item.key), isDisabled: !item.onClick }));

  const restoreItem: MenuItem = {
    key: 'restore',
    label: t('restore'),
    icon: <IconArrowBackUp {...icon} />,
    onClick: () => void actions.restore(task),
  };
  const purgeItem: MenuItem = {
    key: 'purge',
    label: t('purge.one'),
    icon: <IconTrashX {...icon} />,
    isDanger: true,
    onClick: () => void confirmAndPurge(),
  };
  const removeItem: MenuItem = {
    key: 'delete',
    label: t('delete'),
    icon: <IconTrash {...icon} />,
    isDanger: true,
    onClick: () => void actions.remove(task),
  };

  const statusItems = statuses.map((status): MenuItem => {
    const Icon = statusIcons[status];
    return {
      key: status,
      label: t(`status.${status}`),
      icon: <Icon {...icon} />,
      isChosen: task.status === status,
      onClick: () => void actions.changeStatus(task, status),
    };
  });

  async function confirmAndPurge() {
    const isConfirmed = await confirm({
      title: t('purge.titleOne', { title }),
      text: t('purge.text'),
      action: t('purge.action'),
    });
    if (isConfirmed) void actions.purge([id]);
  }

  return (
    <MenuButton
      className={classes.actions}
      size={32}
      label={t('actions', { title })}
      icon={<IconDots size={18} stroke={1.7} />}
      groups={[
        {
          key: 'edit',
          items: [
            {
              key: 'edit',
              label: t('edit'),
              icon: <IconPencil {...icon} />,
              to,
              state: openedFromScreen,
            },
          ],
        },
        ...(task.isDeleted
          ? []
          : [
              {
                key: 'status',
                label: t('status.label'),
                choice: 'one' as const,
                items: statusItems,
              },
            ]),
        ...(isReorderable ? [{ key: 'move', items: moveItems }] : []),
        { key: 'bin', items: task.isDeleted ? [restoreItem, purgeItem] : [removeItem] },
      ]}
    />
  );
}
