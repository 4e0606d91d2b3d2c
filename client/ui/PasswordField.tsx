import { PasswordInput, type PasswordInputProps, Text } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './PasswordField.module.css';
import { PasswordMeter } from './PasswordMeter.tsx';

interface PasswordFieldProps extends Omit<PasswordInputProps, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  /** Whether the field shows the strength of the password. */
  hasMeter?: boolean;
}

/**
 * A password field with a button that shows the password, a hint while Caps Lock is on, and a
 * strength meter.
 */
export function PasswordField({ value, onChange, hasMeter, ...props }: PasswordFieldProps) {
  const { t } = useTranslation('app');
  const [isCapsLock, setCapsLock] = useState(false);
  const [isVisible, setVisible] = useState(false);
  const updateCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

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
        onKeyDown={updateCapsLock}
        onKeyUp={updateCapsLock}
        onBlur={(event) => {
          setCapsLock(false);
          props.onBlur?.(event);
        }}
      />
      {hasMeter && <PasswordMeter password={value} />}
      <Text size="xs" c="warning" mt="xs" className={classes.hint} role="status">
        {isCapsLock && t('ui.password.capsLock')}
      </Text>
    </div>
  );
}
