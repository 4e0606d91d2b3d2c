import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Composer.module.css';

interface DraftStatusProps {
  status: 'untouched' | 'saving' | 'saved' | 'failed';
}

/** Shows whether the draft is saved. */
export function DraftStatus({ status }: DraftStatusProps) {
  const { t } = useTranslation('email');

  return (
    <span className={classes.status} role="status" data-status={status}>
      {status === 'saved' && <IconCheck size={14} stroke={2} aria-hidden />}
      {status === 'failed' && <IconAlertTriangle size={14} stroke={2} aria-hidden />}
      {status !== 'untouched' && <span>{t(`status.${status}`)}</span>}
    </span>
  );
}
