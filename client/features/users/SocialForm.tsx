import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { linkIcons, linkNames } from './links.ts';
import classes from './UserEditPage.module.css';
import type { SocialFormState } from './useSocialForm.ts';

/** The form of the profile links. */
export function SocialForm({ form, submit, isDirty }: SocialFormState) {
  const { t } = useTranslation('users');

  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.fields}>
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
      </div>
      <FormButtons isSaving={form.submitting} isDirty={isDirty()} onReset={form.reset} />
    </form>
  );
}
