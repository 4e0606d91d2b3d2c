import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DemoForm } from './DemoForm.tsx';
import { fields } from './fields.ts';

export function VerticalIcons() {
  const { t } = useTranslation('formLayout');

  return (
    <DemoForm label={t('demos.VerticalIcons')}>
      <Stack>
        {fields.map(({ name, Icon, ...field }) => (
          <TextInput
            key={name}
            name={name}
            label={t(`field.${name}`)}
            leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
            {...field}
          />
        ))}
        <Checkbox name="remember" value={t('yes')} label={t('field.remember')} />
      </Stack>
    </DemoForm>
  );
}
