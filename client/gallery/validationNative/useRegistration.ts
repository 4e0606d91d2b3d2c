import { hasLength, isEmail, isNotEmpty, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedEntries } from '../../ui/typedKeys.ts';

export const hobbies = ['cooking', 'cycling', 'music', 'reading'] as const;
export const genders = ['woman', 'man', 'other'] as const;

const initialValues = {
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

/** Returns the form with its rules, a submit handler, and the values that were sent. */
export function useRegistration() {
  const { t, i18n } = useTranslation('validationNative');
  const [sentValues, setSentValues] = useState<[string, string][] | null>(null);
  const form = useForm({
    initialValues,
    validate: {
      name: isNotEmpty(t('error.name')),
      email: isEmail(t('error.email')),
      password: hasLength({ min: 8 }, t('error.password')),
      birth: isNotEmpty(t('error.birth')),
      country: isNotEmpty(t('error.country')),
      hobbies: isNotEmpty(t('error.hobbies')),
      bio: isNotEmpty(t('error.bio')),
      gender: isNotEmpty(t('error.gender')),
      terms: (isAccepted) => (isAccepted ? null : t('error.terms')),
    },
  });

  const submit = form.onSubmit(
    ({ password: _, terms: __, hobbies: selectedHobbies, gender, ...values }) => {
      const hobbyNames = selectedHobbies.map((hobby) => t(`hobby.${hobby}`));
      setSentValues([
        ...typedEntries(values).map(([name, value]): [string, string] => [
          t(`field.${name}`),
          value ?? '',
        ]),
        [t('field.hobbies'), new Intl.ListFormat(i18n.language).format(hobbyNames)],
        [t('field.gender'), gender && t(`gender.${gender}`)],
      ]);
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  );

  return { form, submit, sentValues };
}
