import { Text, UnstyledButton } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/TextField.tsx';

interface PasswordFieldProps extends ComponentProps<typeof TextField> {
  /** The strength meter of a new password. */
  meter?: ReactNode;
}

/** A password field with a button that shows the password. A hint is visible while Caps Lock is on. */
export function PasswordField({ meter, ...props }: PasswordFieldProps) {
  const { t } = useTranslation('app');
  const [isVisible, setVisible] = useState(false);
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const checkCapsLock = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState('CapsLock'));
  const EyeIcon = isVisible ? IconEyeOff : IconEye;

  return (
    <div>
      <TextField
        maxLength={200}
        {...props}
        type={isVisible ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        rightSection={
          <UnstyledButton
            aria-label={t(isVisible ? 'ui.password.hide' : 'ui.password.show')}
            onClick={() => setVisible(!isVisible)}
          >
            <EyeIcon size={18} stroke={1.6} aria-hidden />
          </UnstyledButton>
        }
        onKeyDown={checkCapsLock}
        onKeyUp={checkCapsLock}
      />
      {meter}
      <Text size="xs" c="dimmed" mt="xs" role="status" hidden={!isCapsLockOn}>
        {isCapsLockOn && t('ui.password.capsLock')}
      </Text>
    </div>
  );
}
