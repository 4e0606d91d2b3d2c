import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/PasswordInput.css';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './PasswordField.module.css';
import { strengthOf } from './passwordStrength.ts';

interface PasswordFieldProps extends Omit<PasswordInputProps, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  /** Says how hard it is to guess; where a new one is chosen. */
  hasMeter?: boolean;
}

const levels = ['weak', 'fair', 'good', 'strong'] as const;

/** A password, with an eye, a word when Caps Lock is on, and a meter. */
export function PasswordField({ value, onChange, hasMeter, ...props }: PasswordFieldProps) {
  const { t } = useTranslation('app');
  const [isCapsLock, setCapsLock] = useState(false);
  const [isVisible, setVisible] = useState(false);
  const strength = strengthOf(value);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <div>
      <PasswordInput
        autoComplete={hasMeter ? 'new-password' : 'current-password'}
        {...props}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        visible={isVisible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{
          'aria-label': t(isVisible ? 'ui.password.hide' : 'ui.password.show'),
          'aria-pressed': isVisible,
          tabIndex: 0,
        }}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={(event) => {
          setCapsLock(false);
          props.onBlur?.(event);
        }}
      />
      {hasMeter && value !== '' && (
        <div className={classes.meter} data-strength={strength}>
          <span aria-hidden="true">
            {levels.map((level) => (
              <i key={level} />
            ))}
          </span>
          <span role="status">
            {t('ui.password.strength', { level: t(`ui.password.${levels[strength]}`) })}
          </span>
        </div>
      )}
      <p className={classes.hint} role="status">
        {isCapsLock && t('ui.password.capsLock')}
      </p>
    </div>
  );
}
