import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { canOpen, findCommand } from '../navigation/screenRegistry.ts';
import { signOut, useViewer } from '../session/session.ts';
import { MenuButton } from '../ui/MenuButton.tsx';
import { PersonAvatar } from '../ui/PersonAvatar.tsx';
import { isCustomizerOpen } from './isCustomizerOpen.ts';
import classes from './UserMenu.module.css';

/** The links of the menu. A link is shown if its screen exists and the viewer may open it. */
const links = [
  { key: 'profile', to: '/pages/profile' },
  { key: 'inbox', to: '/apps/email' },
  { key: 'tasks', to: '/apps/todo' },
  { key: 'chats', to: '/apps/chat' },
  { key: 'settings', to: '/pages/account-settings' },
  { key: 'pricing', to: '/pages/pricing' },
  { key: 'faq', to: '/pages/faq' },
] as const;

/** The menu of the signed-in user: name, links and sign-out. */
export function UserMenu() {
  const { t } = useTranslation('app');
  const viewer = useViewer();
  if (!viewer) return null;

  const name = viewer.fullName || viewer.username;
  const linkItems = links
    .filter(({ to }) => canOpen(to))
    .map(({ key, to }) => ({ key, to, label: t(`user.${key}`) }));
  const appearance = {
    key: 'appearance',
    label: t('customizer.name'),
    // The closing menu returns the focus to its button first. Then the panel can receive it.
    onClick: () => void setTimeout(() => isCustomizerOpen.set(true), 200),
  };
  const controlPanel = {
    key: 'controlPanel',
    label: t('command.controlPanel'),
    onClick: () => void setTimeout(() => findCommand('controlPanel')?.run?.(), 200),
  };
  const signOutItem = {
    key: 'signOut',
    label: t('command.signOut'),
    icon: <IconLogout size={16} stroke={1.6} aria-hidden />,
    onClick: signOut,
  };

  return (
    <MenuButton
      label={t('user.label', { name, role: t(`user.${viewer.role}`) })}
      className={classes.button}
      icon={
        <>
          <span className={classes.viewer}>
            <bdi className={classes.name}>{name}</bdi>{' '}
            <span className={classes.role}>{t(`user.${viewer.role}`)}</span>
          </span>
          <span className={classes.avatar}>
            <PersonAvatar fullName={name} avatar={viewer.avatar ?? ''} isDecorative />
          </span>
        </>
      }
      width={216}
      groups={[
        { key: 'links', label: `${name} · ${t(`user.${viewer.role}`)}`, items: linkItems },
        {
          key: 'session',
          items: [appearance, ...(canOpen('/gateway') ? [controlPanel] : []), signOutItem],
        },
      ]}
    />
  );
}
