import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from '../LoadingButton.tsx';
import classes from '../SideDrawer.module.css';
import { DrawerHeader, SideDrawer } from '../SideDrawer.tsx';
import { Form } from './Form.tsx';
import { FormNotices } from './FormNotices.tsx';
import { DiscardConfirm } from './LeavePrompt.tsx';
import type { AnyMutationForm } from './useMutationForm.ts';

interface FormDrawerProps {
  form: AnyMutationForm;
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** The label of the submit button. */
  action: string;
  /** The colour of the submit button, if it deletes something. */
  actionColor?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** The width in pixels. On a phone, the drawer fills the screen. */
  size?: number;
  children: ReactNode;
}

/** A form in a drawer at the inline end of the screen. Closing asks for confirmation if there are unsaved changes. */
export function FormDrawer(props: FormDrawerProps) {
  const { form, title, isOpen, onClose, action, actions, size = 480, children } = props;
  const { t } = useTranslation('app');
  const [isConfirming, setConfirming] = useState(false);
  const returnFocus = useReturnFocus(isOpen);
  const reopen = useEffectEvent(() => form.reopen());

  useEffect(() => {
    if (isOpen) reopen();
  }, [isOpen]);

  function discard() {
    setConfirming(false);
    form.discard();
    onClose();
  }

  function close() {
    if (form.isDirty()) setConfirming(true);
    else discard();
  }

  return (
    <SideDrawer label={title} isOpen={isOpen} size={size} onClose={close} onExited={returnFocus}>
      <DrawerForm
        form={form}
        header={
          <DrawerHeader title={title} onClose={close}>
            {actions}
          </DrawerHeader>
        }
        action={action}
        actionColor={props.actionColor}
        secondary={
          <Button variant="default" onClick={close}>
            {t('cancel')}
          </Button>
        }
      >
        {children}
      </DrawerForm>
      {isConfirming && <DiscardConfirm onKeep={() => setConfirming(false)} onDiscard={discard} />}
    </SideDrawer>
  );
}

interface DrawerFormProps {
  form: AnyMutationForm;
  /** The label of the submit button. */
  action: string;
  actionColor?: string;
  /** The button beside the submit button. */
  secondary: ReactNode;
  header?: ReactNode;
  children: ReactNode;
}

/** The fields and the buttons of a form inside of a drawer. */
export function DrawerForm(props: DrawerFormProps) {
  const { form, action, actionColor, secondary, header, children } = props;

  return (
    <Form form={form} className={classes.form} hasNotices={false}>
      {header}
      <div className={classes.fields}>
        <FormNotices form={form} />
        {children}
      </div>
      <div className={classes.buttons}>
        {secondary}
        <LoadingButton type="submit" color={actionColor} loading={form.submitting}>
          {action}
        </LoadingButton>
      </div>
    </Form>
  );
}

/** Returns a function that moves the focus back to the element that had it when the drawer opened. */
function useReturnFocus(isOpen: boolean) {
  const opener = useRef<Element>(null);

  useEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  function returnFocus() {
    const targets = [opener.current, document.getElementById('content')];
    const target = targets.find((element) => element?.isConnected && element !== document.body);
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }

  // When the URL changes, the drawer is removed without its exit animation, and `onExited` is not called.
  const handleUnmount = useEffectEvent(() => {
    if (document.activeElement === document.body) returnFocus();
  });
  useEffect(() => () => handleUnmount(), []);

  return returnFocus;
}
