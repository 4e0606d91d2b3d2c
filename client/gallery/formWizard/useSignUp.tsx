import { useForm } from '@mantine/form';
import { IconFileText, IconLink, IconMapPin, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedEntries } from '../../ui/typedKeys.ts';
import type { WizardStep } from '../../ui/Wizard.tsx';
import { AccountFields, AddressFields, LinkFields, PersonFields } from './fields.tsx';
import { blank, type SignUp, stepFields } from './signUp.ts';

const parts = {
  account: [AccountFields, IconFileText],
  person: [PersonFields, IconUser],
  address: [AddressFields, IconMapPin],
  links: [LinkFields, IconLink],
} as const;

/** A registration in four steps: its form, its steps and the submitted values. */
export function useSignUp(hasIcons = false) {
  const { t, i18n } = useTranslation('formWizard');
  const [sent, setSent] = useState<[string, string][] | null>(null);
  const required = (value: string | null) => (value?.trim() ? null : t('refusal.required'));
  const site = (text: string) =>
    text === '' || /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/.test(text)
      ? null
      : t('refusal.site');

  const form = useForm<SignUp>({
    initialValues: blank,
    validate: {
      username: required,
      email: (text) =>
        required(text) ??
        (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) ? null : t('refusal.email')),
      password: (text) => (text.length < 8 ? t('refusal.password') : null),
      again: (text, { password }) => (text === password ? null : t('refusal.again')),
      firstName: required,
      lastName: required,
      country: required,
      languages: (list) => (list.length > 0 ? null : t('refusal.required')),
      street: required,
      postcode: (text) =>
        required(text) ?? (/^[\p{L}\d][\p{L}\d\s-]*$/u.test(text) ? null : t('refusal.postcode')),
      city: required,
      twitter: site,
      facebook: site,
      google: site,
      linkedin: site,
    },
  });

  const steps = (Object.keys(parts) as (keyof typeof parts)[]).map((id): WizardStep => {
    const [Fields, icon] = parts[id];
    return {
      id,
      title: t(`step.${id}.title`),
      text: hasIcons ? t(`step.${id}.text`) : undefined,
      icon: hasIcons ? icon : undefined,
      content: <Fields form={form} />,
      // Validates all fields of the step, so that all errors show at once.
      validate: () =>
        stepFields[id].map((name) => form.validateField(name)).every(({ hasError }) => !hasError),
    };
  });

  function finish() {
    const list = new Intl.ListFormat(i18n.language);
    const { password: _, again: __, ...values } = form.values;
    setSent(
      typedEntries(values).map(([name, value]) => [
        t(`field.${name}`),
        Array.isArray(value) ? list.format(value) : (value ?? ''),
      ]),
    );
  }

  return { steps, sent, finish };
}
