import { IconDots, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../ui/MenuButton.tsx';
import type { Collection } from './collections.ts';
import type { Row } from './list.ts';
import { getEditPath, getRowPath } from './paths.ts';
import type { RowActions } from './useRowActions.ts';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };

interface RowMenuProps {
  collection: Collection;
  row: Row;
  actions: RowActions;
}

/** The menu of a row in the list. */
export function RowMenu({ collection, row, actions }: RowMenuProps) {
  const { t } = useTranslation('admin');

  return (
    <MenuButton
      size={32}
      label={t('actions', { name: row.title })}
      icon={<IconDots size={18} stroke={1.7} />}
      groups={[
        {
          key: 'open',
          items: [
            { key: 'view', label: t('view'), icon: <IconEye {...icon} />, to: getRowPath(row) },
            {
              key: 'edit',
              label: t('edit'),
              icon: <IconPencil {...icon} />,
              to: getEditPath(collection.path, row.id),
            },
          ],
        },
        {
          key: 'delete',
          items: [
            {
              key: 'delete',
              label: t('delete'),
              icon: <IconTrash {...icon} />,
              isDanger: true,
              onClick: () => void actions.remove([row]),
            },
          ],
        },
      ]}
    />
  );
}
