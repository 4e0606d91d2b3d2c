import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type FolderOrLabelName, isLabel } from './foldersAndLabels.ts';

interface EmptyFolderProps {
  folderOrLabel: FolderOrLabelName;
  q: string;
  onCompose: () => void;
  onClear: () => void;
}

/** The placeholder for a list without emails. */
export function EmptyFolder({ folderOrLabel, q, onCompose, onClear }: EmptyFolderProps) {
  const { t } = useTranslation('email');

  if (q) {
    return (
      <EmptyState
        drawing="search"
        title={t('empty.search', { q })}
        action={
          <Button variant="default" onClick={onClear}>
            {t('empty.clear')}
          </Button>
        }
      />
    );
  }

  if (folderOrLabel === 'spam' || folderOrLabel === 'trash') {
    return (
      <EmptyState
        drawing="bin"
        title={t(`empty.${folderOrLabel}`)}
        text={t(`empty.${folderOrLabel}Text`)}
      />
    );
  }

  const name = t(`folderOrLabel.${folderOrLabel}`);
  return (
    <EmptyState
      drawing="desk"
      title={t(isLabel(folderOrLabel) ? 'empty.label' : `empty.${folderOrLabel}`, { name })}
      text={t(isLabel(folderOrLabel) ? 'empty.labelText' : `empty.${folderOrLabel}Text`, { name })}
      action={<Button onClick={onCompose}>{t('compose')}</Button>}
    />
  );
}
