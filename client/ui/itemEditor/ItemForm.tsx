import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useRef } from 'react';
import { LeaveGuard } from '../LeaveGuard.tsx';
import classes from '../SideDrawer.module.css';
import { type ItemAddress, leavesItem } from './useItemEditor.ts';

interface ItemFormProps<Values extends object> {
  form: UseFormReturnType<Values>;
  address: ItemAddress;
  /** Saves the values and resolves to whether it worked. */
  save: (values: Values) => Promise<boolean>;
  onSaved: () => void;
  /** The label of the button that saves. */
  action: string;
  /** The button beside it. */
  secondary: ReactNode;
  /** The text of the dialog before changes are discarded. */
  discardText: string;
  children: ReactNode;
}

/** The form of an item editor. Saves once, and asks before changes are discarded. */
export function ItemForm<Values extends object>(props: ItemFormProps<Values>) {
  const { form, address, save, onSaved, action, secondary, discardText, children } = props;
  // A second submit can happen before the first one has rendered.
  const isSaving = useRef(false);
  const isSaved = useRef(false);

  const submit = form.onSubmit(async (values) => {
    if (isSaving.current) return;
    isSaving.current = true;
    isSaved.current = await save(values);
    // A form that has saved is about to close.
    isSaving.current = isSaved.current;
    if (isSaved.current) onSaved();
  });

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <LeaveGuard
        isDirty={() => !isSaved.current && form.isDirty()}
        isLeaving={leavesItem(address)}
        text={discardText}
      />
      <div className={classes.fields}>{children}</div>
      <div className={classes.buttons}>
        {secondary}
        <Button type="submit" loading={form.submitting}>
          {action}
        </Button>
      </div>
    </form>
  );
}
