import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './PasswordMeter.module.css';
import { minPasswordLength, ratePassword } from './passwordStrength.ts';

interface PasswordMeterProps {
  password: string;
  /** Words of the same form, such as the username. A password with one of them is weak. */
  guessableWords?: string[];
}

const levels = ['weak', 'fair', 'good', 'strong'] as const;

/** The strength of a new password, or the rule for its length while the field is empty. */
export function PasswordMeter({ password, guessableWords }: PasswordMeterProps) {
  const { t } = useTranslation('app');
  const isEmpty = password === '';
  const strength = ratePassword(password, guessableWords);

  return (
    <Group
      gap="md"
      wrap="nowrap"
      c="dimmed"
      fz="xs"
      mt="sm"
      className={classes.meter}
      data-strength={isEmpty ? undefined : strength}
    >
      <span aria-hidden="true">
        {levels.map((level) => (
          <i key={level} />
        ))}
      </span>
      <span role="status">
        {isEmpty
          ? t('ui.password.rule', { count: minPasswordLength })
          : t('ui.password.strength', { level: t(`ui.password.${levels[strength]}`) })}
      </span>
    </Group>
  );
}
