import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../ui/DateText.tsx';
import classes from './DraftNotice.module.css';

interface DraftNoticeProps {
  draft: {
    storedDraft: { storedAt: string } | undefined;
    restore: () => void;
    discard: () => void;
  };
}

/** A notice about unsaved changes that are stored on this device. */
export function DraftNotice({ draft }: DraftNoticeProps) {
  const { t } = useTranslation('blog');
  if (!draft.storedDraft) return null;

  return (
    <section className={classes.notice} data-notice aria-labelledby="stored-draft">
      <IconHistory size={20} stroke={1.7} aria-hidden />
      <p id="stored-draft" className={classes.text}>
        {t('draft.found')} <DateText value={draft.storedDraft.storedAt} />
      </p>
      <Button size="compact-sm" onClick={draft.restore}>
        {t('draft.restore')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={draft.discard}>
        {t('draft.discard')}
      </Button>
    </section>
  );
}
