import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { getHomePath, useViewer } from '../../session/session.ts';

/** A link to the home page. Without a session, a link to the sign-in page. */
export function HomeButton({ variant }: { variant?: 'default' }) {
  const { t } = useTranslation('misc');
  const viewer = useViewer();

  return (
    <Button h={40} variant={variant} component={Link} to={viewer ? getHomePath(viewer) : '/login'}>
      {t(viewer ? 'home' : 'signIn')}
    </Button>
  );
}
