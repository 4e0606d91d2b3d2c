import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DemoForm } from './DemoForm.tsx';
import { fields } from './fields.ts';

export function Vertical() {
  const { t } = useTranslation('formLayout');

  return (
    <DemoForm label={t('demos.Vertical')}>
      <Stack>
        {fields.map(({ name, Icon: _, ...field }) => (
          <TextInput key={name} name={name} label={t(`field.${name}`)} {...field} />
        ))}
        <Checkbox name="remember" value={t('yes')} label={t('field.remember')} />
      </Stack>
    </DemoForm>
  );
}
