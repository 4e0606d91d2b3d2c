import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { classifyError } from '../../data/failure.ts';
import { EmptyState } from '../EmptyState.tsx';
import classes from '../SideDrawer.module.css';

interface ItemFallbackProps {
  /** The number of fields of the form. */
  fields: number;
  /** Undefined while the item loads. */
  error: unknown;
  /** Whether the id in the URL is invalid. */
  isInvalidId: boolean;
  /** The texts for an item that does not exist. */
  missing: { title: string; text: string; back: string };
  onRetry: () => unknown;
  onClose: () => void;
}

/** Shown instead of the form of an item: a skeleton while it loads, or an error. */
export function ItemFallback(props: ItemFallbackProps) {
  const { fields, error, isInvalidId, missing, onRetry, onClose } = props;
  const { t } = useTranslation('app');
  const kind = isInvalidId ? 'missing' : classifyError(error).kind;

  if (!error && !isInvalidId) {
    return (
      <div className={classes.fields} role="status" aria-label={t('loading')}>
        {Array.from({ length: fields }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike
          <div key={index}>
            <Skeleton width={96} height={12} mb={8} />
            <Skeleton height={36} />
          </div>
        ))}
      </div>
    );
  }

  return kind === 'missing' ? (
    <EmptyState
      drawing="lost"
      title={missing.title}
      text={missing.text}
      action={<Button onClick={onClose}>{missing.back}</Button>}
    />
  ) : (
    <EmptyState
      drawing="unplugged"
      title={t(`failure.${kind}.title`)}
      text={t(`failure.${kind}.text`)}
      action={<Button onClick={() => void onRetry()}>{t('retry')}</Button>}
    />
  );
}
