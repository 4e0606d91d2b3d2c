import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { getLatestBirthDate } from '../../data/clock.ts';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { DateInput } from '../../ui/dates/DateInputs.tsx';
import { Fields } from '../../ui/form/Fields.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import type { InformationFormState } from './useInformationForm.ts';

/** The form of the biography, the contact and the personal details. */
export function InformationForm({ form }: { form: InformationFormState }) {
  const { t } = useTranslation('account');

  return (
    <Form form={form}>
      <Fields>
        <Textarea
          style={{ gridColumn: '1 / -1' }}
          label={t('field.bio')}
          rows={4}
          maxLength={1000}
          description={t('hint.bio')}
          {...form.getInputProps('bio')}
        />
        <DateInput
          label={t('field.birthDate')}
          placeholder={t('settings.chooseDate')}
          maxDate={getLatestBirthDate()}
          description={t('hint.birthDate')}
          {...form.getInputProps('birthDate')}
        />
        <CountrySelect
          label={t('field.country')}
          description={t('hint.country')}
          {...form.getInputProps('country')}
        />
        <TextInput
          type="url"
          dir="ltr"
          label={t('field.website')}
          placeholder="https://"
          maxLength={200}
          autoComplete="url"
          description={t('hint.website')}
          {...form.getInputProps('website')}
        />
        <TextInput
          type="tel"
          label={t('field.phone')}
          maxLength={30}
          autoComplete="tel"
          description={t('hint.phone')}
          {...form.getInputProps('phone')}
        />
      </Fields>
      <FormButtons form={form} />
    </Form>
  );
}
