import { useForm } from '@mantine/form';
import { IconFileText, IconLink, IconMapPin, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedEntries } from '../../ui/typedKeys.ts';
import type { WizardStep } from '../../ui/Wizard.tsx';
import { AccountFields, AddressFields, LinkFields, PersonFields } from './fields.tsx';
import { initialValues, type SignUp, stepFields } from './signUpFields.ts';

const stepContents = {
  account: [AccountFields, IconFileText],
  person: [PersonFields, IconUser],
  address: [AddressFields, IconMapPin],
  links: [LinkFields, IconLink],
} as const;

/** Returns the steps of a registration form, the sent values, and a function that sends the form. */
export function useSignUp(hasIcons = false) {
  const { t, i18n } = useTranslation('formWizard');
  const [sentValues, setSentValues] = useState<[string, string][] | null>(null);
  const validateRequired = (value: string | null) => (value?.trim() ? null : t('error.required'));
  const validateUrl = (text: string) =>
    text === '' || /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/.test(text) ? null : t('error.url');

  const form = useForm<SignUp>({
    initialValues,
    validate: {
      username: validateRequired,
      email: (text) =>
        validateRequired(text) ??
        (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) ? null : t('error.email')),
      password: (text) => (text.length < 8 ? t('error.password') : null),
      passwordConfirmation: (text, { password }) =>
        text === password ? null : t('error.passwordMismatch'),
      firstName: validateRequired,
      lastName: validateRequired,
      country: validateRequired,
      languages: (languages) => (languages.length > 0 ? null : t('error.required')),
      street: validateRequired,
      postcode: (text) =>
        validateRequired(text) ??
        (/^[\p{L}\d][\p{L}\d\s-]*$/u.test(text) ? null : t('error.postcode')),
      city: validateRequired,
      twitter: validateUrl,
      facebook: validateUrl,
      google: validateUrl,
      linkedin: validateUrl,
    },
  });

  const steps = (Object.keys(stepContents) as (keyof typeof stepContents)[]).map(
    (id): WizardStep => {
      const [Fields, icon] = stepContents[id];
      return {
        id,
        title: t(`step.${id}.title`),
        text: hasIcons ? t(`step.${id}.text`) : undefined,
        icon: hasIcons ? icon : undefined,
        content: <Fields form={form} />,
        // Validates every field before the check, so that all errors of the step are shown.
        validate: () =>
          stepFields[id].map((name) => form.validateField(name)).every(({ hasError }) => !hasError),
      };
    },
  );

  function finish() {
    const listFormat = new Intl.ListFormat(i18n.language);
    const { password: _, passwordConfirmation: __, ...values } = form.values;
    setSentValues(
      typedEntries(values).map(([name, value]) => [
        t(`field.${name}`),
        Array.isArray(value) ? listFormat.format(value) : (value ?? ''),
      ]),
    );
  }

  return { steps, sentValues, finish };
}
