import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DemoForm } from './DemoForm.tsx';
import { fields } from './fields.ts';
import classes from './Horizontal.module.css';

export function HorizontalIcons() {
  const { t } = useTranslation('formLayout');

  return (
    <DemoForm label={t('demos.HorizontalIcons')}>
      <Stack>
        {fields.map(({ name, Icon, ...field }) => (
          <TextInput
            key={name}
            name={name}
            label={t(`field.${name}`)}
            classNames={{ root: classes.field }}
            leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
            {...field}
          />
        ))}
        <Checkbox
          ms={{ base: 0, xs: 'calc((100% - 16px) / 4 + 16px)' }}
          name="remember"
          value={t('yes')}
          label={t('field.remember')}
        />
      </Stack>
    </DemoForm>
  );
}
