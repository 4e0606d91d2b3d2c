import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isLabel, type PlaceName } from './places.ts';

interface EmptyFolderProps {
  place: PlaceName;
  q: string;
  onCompose: () => void;
  onClear: () => void;
}

/** The placeholder for a list without emails. */
export function EmptyFolder({ place, q, onCompose, onClear }: EmptyFolderProps) {
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

  if (place === 'spam' || place === 'trash') {
    return <EmptyState drawing="bin" title={t(`empty.${place}`)} text={t(`empty.${place}Text`)} />;
  }

  const name = t(`place.${place}`);
  return (
    <EmptyState
      drawing="desk"
      title={t(isLabel(place) ? 'empty.label' : `empty.${place}`, { name })}
      text={t(isLabel(place) ? 'empty.labelText' : `empty.${place}Text`, { name })}
      action={<Button onClick={onCompose}>{t('compose')}</Button>}
    />
  );
}
