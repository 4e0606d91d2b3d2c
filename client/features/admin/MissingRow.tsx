import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTitle } from '../../navigation/useTitle.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type Collection, getCollectionLabel, getRowLabel } from './collections.ts';
import { getListPath } from './paths.ts';

/** The message for an unknown or a deleted row. */
export function MissingRow({ collection }: { collection: Collection }) {
  const { t } = useTranslation('admin');
  useTitle(t('missing.title', { name: getRowLabel(collection) }));

  return (
    <EmptyState
      heading="h1"
      drawing="lost"
      title={t('missing.title', { name: getRowLabel(collection) })}
      text={t('missing.text')}
      action={
        <Button component={Link} to={getListPath(collection.path)}>
          {t('missing.action', { collection: getCollectionLabel(collection) })}
        </Button>
      }
    />
  );
}
