import { Button, Group } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SentValues } from '../../ui/SentValues.tsx';

/** The name of an input. The translation key of its label is `field.<name>`. */
export type FieldName =
  | 'city'
  | 'company'
  | 'country'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'mobile'
  | 'password'
  | 'remember';

/** A form that shows its submitted values. The browser validates required fields. */
export function DemoForm({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation('formLayout');
  const [sentValues, setSentValues] = useState<[string, string][] | null>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = [...new FormData(event.currentTarget)];
    setSentValues(
      values.map(([name, value]) => [
        t(`field.${name as FieldName}`),
        name === 'password' ? '••••••' : String(value),
      ]),
    );
  }

  return (
    <form aria-label={label} onSubmit={submit} onReset={() => setSentValues(null)}>
      {children}
      <Group mt="lg" gap="sm">
        <Button type="submit">{t('send')}</Button>
        <Button type="reset" variant="default">
          {t('reset')}
        </Button>
      </Group>
      <SentValues title={t('sent')} values={sentValues} />
    </form>
  );
}
