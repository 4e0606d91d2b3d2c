import { Checkbox, Group, MultiSelect, Radio, TextInput, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { getLatestBirthDate } from '../../data/clock.ts';
import type { UserContactOption, UserGender, UserLanguage } from '../../gql/users/graphql.ts';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { DateInput } from '../../ui/dates/DateInputs.tsx';
import { Fields } from '../../ui/form/Fields.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import classes from './UserEditPage.module.css';
import type { InformationFormState } from './useInformationForm.ts';

const languages: UserLanguage[] = [
  'ENGLISH',
  'SPANISH',
  'FRENCH',
  'RUSSIAN',
  'GERMAN',
  'ARABIC',
  'SANSKRIT',
  'PORTUGUESE',
];
const genders: UserGender[] = ['FEMALE', 'MALE', 'OTHER'];
const contactOptions: UserContactOption[] = ['EMAIL', 'MESSAGE', 'PHONE'];

/** The form of the personal details. */
export function InformationForm({ form }: { form: InformationFormState }) {
  const { t } = useTranslation(['users', 'app']);

  return (
    <Form form={form}>
      <Fields cols={{ base: 1, xs: 2, md: 3 }}>
        <DateInput
          label={t('field.birthDate')}
          placeholder={t('hint.birthDate')}
          clearable
          clearButtonProps={{ 'aria-label': t('app:clear') }}
          maxDate={getLatestBirthDate()}
          {...form.getInputProps('birthDate')}
        />
        <TextInput
          type="tel"
          label={t('field.mobile')}
          maxLength={40}
          autoComplete="off"
          {...form.getInputProps('mobile')}
        />
        <TextInput
          type="url"
          label={t('field.website')}
          placeholder="https://"
          maxLength={200}
          autoComplete="off"
          {...form.getInputProps('website')}
        />
        <MultiSelect
          label={t('field.languages')}
          data={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
          searchable
          hidePickedOptions
          comboboxProps={{ shadow: 'md' }}
          {...form.getInputProps('languages')}
        />
        <Radio.Group label={t('field.gender')} {...form.getInputProps('gender')}>
          <Group gap="8px 20px" align="stretch" pt="sm" className={classes.choices}>
            {genders.map((value) => (
              <Radio key={value} value={value} label={t(`gender.${value}`)} />
            ))}
          </Group>
        </Radio.Group>
        <Checkbox.Group label={t('field.contactOptions')} {...form.getInputProps('contactOptions')}>
          <Group gap="8px 20px" align="stretch" pt="sm" className={classes.choices}>
            {contactOptions.map((value) => (
              <Checkbox key={value} size="sm" value={value} label={t(`contactOption.${value}`)} />
            ))}
          </Group>
        </Checkbox.Group>
      </Fields>

      <Title order={2} size="h3" mt={28} mb="lg">
        {t('field.address')}
      </Title>
      <Fields cols={{ base: 1, xs: 2, md: 3 }}>
        <TextInput
          label={t('field.line1')}
          withAsterisk
          maxLength={200}
          autoComplete="off"
          {...form.getInputProps('line1')}
        />
        <TextInput
          label={t('field.line2')}
          maxLength={200}
          autoComplete="off"
          {...form.getInputProps('line2')}
        />
        <TextInput
          label={t('field.postcode')}
          withAsterisk
          maxLength={40}
          autoComplete="off"
          {...form.getInputProps('postcode')}
        />
        <TextInput
          label={t('field.city')}
          maxLength={120}
          autoComplete="off"
          {...form.getInputProps('city')}
        />
        <TextInput
          label={t('field.state')}
          withAsterisk
          maxLength={120}
          autoComplete="off"
          {...form.getInputProps('state')}
        />
        <CountrySelect label={t('field.country')} withAsterisk {...form.getInputProps('country')} />
      </Fields>
      <FormButtons form={form} />
    </Form>
  );
}
