import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Fields } from '../../ui/form/Fields.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import { linkIcons, linkNames } from './links.ts';
import type { SocialFormState } from './useSocialForm.ts';

/** The form of the profile links. */
export function SocialForm({ form }: { form: SocialFormState }) {
  const { t } = useTranslation('users');

  return (
    <Form form={form}>
      <Fields cols={{ base: 1, xs: 2, md: 3 }}>
        {linkNames.map((name) => {
          const Icon = linkIcons[name];
          return (
            <TextInput
              key={name}
              label={t(`link.${name}`)}
              leftSection={<Icon size={18} stroke={1.7} aria-hidden />}
              maxLength={200}
              autoComplete="off"
              {...form.getInputProps(name)}
            />
          );
        })}
      </Fields>
      <FormButtons form={form} />
    </Form>
  );
}
