import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Fields } from '../../ui/form/Fields.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import { PortraitField } from '../../ui/portrait/PortraitField.tsx';
import type { GeneralFormState } from './useGeneralForm.ts';

/** The form of the names, the portrait, the email address and the company. */
export function GeneralForm({ form }: { form: GeneralFormState }) {
  const { t } = useTranslation('account');
  const requiredProps = { withAsterisk: true, maxLength: 200 };

  return (
    <Form form={form}>
      <PortraitField
        fullName={form.values.fullName || form.values.username}
        value={form.values.avatar}
        error={form.errors.avatar}
        onChange={(avatar) => form.setFieldValue('avatar', avatar)}
      />
      <Fields>
        <TextInput
          label={t('field.username')}
          autoComplete="nickname"
          description={t('hint.username')}
          {...requiredProps}
          {...form.getInputProps('username')}
        />
        <TextInput
          label={t('field.fullName')}
          autoComplete="name"
          description={t('hint.fullName')}
          {...requiredProps}
          {...form.getInputProps('fullName')}
        />
        <TextInput
          type="email"
          label={t('field.email')}
          autoComplete="email"
          description={t('hint.email')}
          {...requiredProps}
          {...form.getInputProps('email')}
        />
        <TextInput
          label={t('field.company')}
          autoComplete="organization"
          description={t('hint.company')}
          {...requiredProps}
          {...form.getInputProps('company')}
        />
      </Fields>
      <FormButtons form={form} />
    </Form>
  );
}
