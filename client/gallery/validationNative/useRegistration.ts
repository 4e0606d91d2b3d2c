import { hasLength, isEmail, isNotEmpty, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedEntries } from '../../ui/typedKeys.ts';

export const hobbies = ['cooking', 'cycling', 'music', 'reading'] as const;
export const genders = ['woman', 'man', 'other'] as const;

const blank = {
  name: '',
  email: '',
  password: '',
  birth: null as string | null,
  country: null as string | null,
  hobbies: [] as (typeof hobbies)[number][],
  bio: '',
  gender: '' as '' | (typeof genders)[number],
  terms: false,
};

/** Returns the form: its initial values, the rules of its fields, and the values that were sent. */
export function useRegistration() {
  const { t, i18n } = useTranslation('validationNative');
  const [sent, setSent] = useState<[string, string][] | null>(null);
  const form = useForm({
    initialValues: blank,
    validate: {
      name: isNotEmpty(t('refusal.name')),
      email: isEmail(t('refusal.email')),
      password: hasLength({ min: 8 }, t('refusal.password')),
      birth: isNotEmpty(t('refusal.birth')),
      country: isNotEmpty(t('refusal.country')),
      hobbies: isNotEmpty(t('refusal.hobbies')),
      bio: isNotEmpty(t('refusal.bio')),
      gender: isNotEmpty(t('refusal.gender')),
      terms: (isAccepted) => (isAccepted ? null : t('refusal.terms')),
    },
  });

  const submit = form.onSubmit(
    ({ password: _, terms: __, hobbies: chosen, gender, ...values }) => {
      const list = chosen.map((hobby) => t(`hobby.${hobby}`));
      setSent([
        ...typedEntries(values).map(([name, value]): [string, string] => [
          t(`field.${name}`),
          value ?? '',
        ]),
        [t('field.hobbies'), new Intl.ListFormat(i18n.language).format(list)],
        [t('field.gender'), gender && t(`gender.${gender}`)],
      ]);
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  );

  return { form, submit, sent };
}
