import { IconDots, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../ui/MenuButton.tsx';
import type { MenuItem } from '../../ui/menu.ts';
import { statusActs } from './statusActs.ts';
import type { ActedOn, UserActions } from './useUserActions.ts';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };

interface UserRowMenuProps {
  user: ActedOn;
  actions: UserActions;
}

export function UserRowMenu({ user, actions }: UserRowMenuProps) {
  const { t } = useTranslation('users');
  const { id, fullName, status } = user;
  const acts = (): MenuItem[] =>
    statusActs
      .filter((act) => act.from.includes(status))
      .map(({ to, Icon }) => ({
        key: to,
        label: t(`act.${to}`),
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
        { key: 'status', items: acts() },
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
