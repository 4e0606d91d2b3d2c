import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { classifyError } from '../../data/failure.ts';
import { EmptyState } from '../EmptyState.tsx';

/** The messages that replace the rows. */
export const TableNotice = {
  /** Shown if a search or filter has no results. */
  NoMatch({ onClear }: { onClear: () => void }) {
    const { t } = useTranslation('app');

    return (
      <EmptyState
        drawing="search"
        title={t('ui.table.noMatch.title')}
        text={t('ui.table.noMatch.text')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('ui.table.noMatch.clear')}
          </Button>
        }
      />
    );
  },

  Failed({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
    const { t } = useTranslation('app');
    const { kind } = classifyError(error);

    return (
      <EmptyState
        drawing={kind === 'unreachable' ? 'unplugged' : 'broken'}
        title={t(`failure.${kind}.title`)}
        text={t(`failure.${kind}.text`)}
        action={onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
      />
    );
  },
};
