import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTitle } from '../../navigation/useTitle.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** The message for an unknown or a deleted user. */
export function MissingUser({ id }: { id: number }) {
  const { t } = useTranslation('users');
  useTitle(t('missing.title'));

  return (
    <EmptyState
      heading="h1"
      drawing="lost"
      title={t('missing.title')}
      text={t('missing.text', { id })}
      action={
        <Button component={Link} to="/apps/user/list">
          {t('missing.action')}
        </Button>
      }
    />
  );
}
