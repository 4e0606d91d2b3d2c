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
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import { openedFromScreen } from '../../ui/itemEditor/useItemEditor.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import type { MenuItem } from '../../ui/menu.ts';
import type { BoardTask } from './board.ts';
import classes from './TaskRow.module.css';
import type { TaskActions } from './useTaskActions.ts';

const Confirm = lazyComponent(async () => (await import('../../ui/Confirm.tsx')).Confirm);
const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };

export interface Moves {
  onMoveUp?: () => void;
  onMoveDown?: () => void;
  onMoveToTop?: () => void;
}

interface TaskRowMenuProps extends Moves {
  task: BoardTask;
  actions: TaskActions;
  /** The URL of the editor of the task. */
  to: To;
  isArrangeable: boolean;
}

export function TaskRowMenu({ task, actions, to, isArrangeable, ...moves }: TaskRowMenuProps) {
  const { t } = useTranslation('todo');
  const [isPurging, setPurging] = useState(false);
  const { id, title } = task;

  const steps: MenuItem[] = [
    { key: 'moveUp' as const, icon: <IconArrowUp {...icon} />, onClick: moves.onMoveUp },
    { key: 'moveDown' as const, icon: <IconArrowDown {...icon} />, onClick: moves.onMoveDown },
    { key: 'moveToTop' as const, icon: <IconArrowBarToUp {...icon} />, onClick: moves.onMoveToTop },
  ].map((step) => ({ ...step, label: t(step.key), isDisabled: !step.onClick }));

  const restore: MenuItem = {
    key: 'restore',
    label: t('restore'),
    icon: <IconArrowBackUp {...icon} />,
    onClick: () => void actions.restore(task),
  };
  const purge: MenuItem = {
    key: 'purge',
    label: t('purge.one'),
    icon: <IconTrashX {...icon} />,
    isDanger: true,
    onClick: () => setPurging(true),
  };
  const remove: MenuItem = {
    key: 'delete',
    label: t('delete'),
    icon: <IconTrash {...icon} />,
    isDanger: true,
    onClick: () => void actions.remove(task),
  };

  return (
    <>
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
          ...(isArrangeable ? [{ key: 'steps', items: steps }] : []),
          { key: 'bin', items: task.isDeleted ? [restore, purge] : [remove] },
        ]}
      />
      {isPurging && (
        <Suspense>
          <Confirm
            title={t('purge.titleOne', { title })}
            text={t('purge.text')}
            action={t('purge.action')}
            onConfirm={() => {
              setPurging(false);
              void actions.purge([id]);
            }}
            onClose={() => setPurging(false)}
          />
        </Suspense>
      )}
    </>
  );
}
