import { Input } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../ui/RichText.tsx';

/** An uncontrolled editor, which stores its own state. */
export function Uncontrolled() {
  const { t } = useTranslation('editor');
  const id = useId();

  return (
    <>
      <Input.Label labelElement="div" id={id}>
        {t('note')}
      </Input.Label>
      <RichText labelledBy={id} tools="full" defaultValue={`<p>${t('text')}</p>`} />
    </>
  );
}
