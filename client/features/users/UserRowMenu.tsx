import { IconDots, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../ui/MenuButton.tsx';
import type { MenuItem } from '../../ui/menu.ts';
import { statusActions } from './statusActions.ts';
import type { TargetUser, UserActions } from './useUserActions.ts';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };

interface UserRowMenuProps {
  user: TargetUser;
  actions: UserActions;
}

/** The menu of a user in the list. */
export function UserRowMenu({ user, actions }: UserRowMenuProps) {
  const { t } = useTranslation('users');
  const { id, fullName, status } = user;
  const getStatusItems = (): MenuItem[] =>
    statusActions
      .filter((action) => action.from.includes(status))
      .map(({ to, Icon }) => ({
        key: to,
        label: t(`statusAction.${to}`),
        icon: <Icon {...icon} />,
        onClick: () => void actions.setStatus([user], to),
      }));

  return (
    <MenuButton
      size={32}
      label={t('actions', { name: fullName })}
      icon={<IconDots size={18} stroke={1.7} />}
      groups={() => [
        {
          key: 'open',
          items: [
            {
              key: 'view',
              label: t('view'),
              icon: <IconEye {...icon} />,
              to: `/apps/user/view/${id}`,
            },
            {
              key: 'edit',
              label: t('edit.open'),
              icon: <IconPencil {...icon} />,
              to: `/apps/user/edit/${id}`,
            },
          ],
        },
        { key: 'status', items: getStatusItems() },
        {
          key: 'delete',
          items: [
            {
              key: 'delete',
              label: t('delete'),
              icon: <IconTrash {...icon} />,
              isDanger: true,
              onClick: () => void actions.remove([user]),
            },
          ],
        },
      ]}
    />
  );
}
