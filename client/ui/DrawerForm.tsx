import { Button } from '@mantine/core';
import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { DiscardConfirm, LeaveGuard } from './LeaveGuard.tsx';
import { LoadingButton } from './LoadingButton.tsx';
import classes from './SideDrawer.module.css';
import { DrawerHeader, SideDrawer } from './SideDrawer.tsx';

interface DrawerFormProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** The label of the submit button. */
  action: string;
  /** Saves the form. The submit button is loading until the promise resolves. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** Whether closing discards changes. */
  isDirty?: () => boolean;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Buttons at the start of the footer. */
  extras?: ReactNode;
  /** The width in pixels. On a phone, the drawer fills the screen. */
  size?: number;
  children: ReactNode;
}

/**
 * A form in a drawer at the inline end of the screen. Closing asks for confirmation if there are
 * unsaved changes.
 */
export function DrawerForm(props: DrawerFormProps) {
  const { title, isOpen, onClose, isDirty = never, size = 480 } = props;
  const [isConfirming, setConfirming] = useState(false);
  const opener = useRef<Element>(null);
  const close = () => (isDirty() ? setConfirming(true) : onClose());

  useEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  // When the URL changes, the drawer is removed without its exit animation, and `onExited` is not called.
  const handleUnmount = useEffectEvent(() => {
    if (document.activeElement === document.body) returnFocus();
  });
  useEffect(() => () => handleUnmount(), []);

  function returnFocus() {
    const targets = [opener.current, document.getElementById('content')];
    const target = targets.find((element) => element?.isConnected && element !== document.body);
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }

  return (
    <SideDrawer label={title} isOpen={isOpen} size={size} onClose={close} onExited={returnFocus}>
      <FormInDrawer {...props} onClose={close} />
      <LeaveGuard isDirty={isDirty} />
      {isConfirming && (
        <DiscardConfirm
          onKeep={() => setConfirming(false)}
          onDiscard={() => {
            setConfirming(false);
            onClose();
          }}
        />
      )}
    </SideDrawer>
  );
}

function FormInDrawer({
  title,
  action,
  actions,
  extras,
  onSubmit,
  onClose,
  children,
}: DrawerFormProps) {
  const { t } = useTranslation('app');
  const [isSaving, setSaving] = useState(false);
  // A second submit can happen before the disabled button is rendered.
  const isBusy = useRef(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    try {
      await onSubmit(event);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <DrawerHeader title={title} onClose={onClose}>
        {actions}
      </DrawerHeader>
      <div className={classes.fields}>{children}</div>
      <div className={classes.buttons}>
        {extras}
        <Button className={classes.cancel} variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <LoadingButton type="submit" loading={isSaving}>
          {action}
        </LoadingButton>
      </div>
    </form>
  );
}

const never = () => false;
