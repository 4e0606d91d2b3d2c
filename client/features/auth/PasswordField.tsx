import { UnstyledButton } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './AuthPage.module.css';
import { TextField } from './TextField.tsx';

/** A password with an eye to see it, and a word when the caps are locked. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const { t } = useTranslation('auth');
  const [isVisible, setVisible] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const look = (event: KeyboardEvent) => setLocked(event.getModifierState('CapsLock'));
  const Eye = isVisible ? IconEyeOff : IconEye;

  return (
    <div>
      <TextField
        maxLength={200}
        {...props}
        type={isVisible ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        end={
          <UnstyledButton
            aria-label={t(isVisible ? 'password.hide' : 'password.show')}
            onClick={() => setVisible(!isVisible)}
          >
            <Eye size={18} stroke={1.6} aria-hidden />
          </UnstyledButton>
        }
        onKeyDown={look}
        onKeyUp={look}
      />
      <p className={classes.hint} role="status" hidden={!isLocked}>
        {isLocked && t('password.capsLock')}
      </p>
    </div>
  );
}
