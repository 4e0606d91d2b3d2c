import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useRef } from 'react';
import { LeaveGuard } from '../LeaveGuard.tsx';
import { LoadingButton } from '../LoadingButton.tsx';
import classes from '../SideDrawer.module.css';
import { createLeaveCheck, type ItemParams } from './useItemEditor.ts';

interface ItemFormProps<Values extends object> {
  form: UseFormReturnType<Values>;
  itemParams: ItemParams;
  /** Saves the values. Resolves to whether they were saved. */
  save: (values: Values) => Promise<boolean>;
  onSaved: () => void;
  /** The label of the save button. */
  action: string;
  /** The button beside the save button. */
  secondary: ReactNode;
  /** The text of the dialog that asks before changes are discarded. */
  discardText: string;
  children: ReactNode;
}

/** The form of an item editor. A double submit saves once. A dialog asks before changes are discarded. */
export function ItemForm<Values extends object>(props: ItemFormProps<Values>) {
  const { form, itemParams, save, onSaved, action, secondary, discardText, children } = props;
  // A second submit can happen before the disabled button is rendered.
  const isSaving = useRef(false);
  const isSaved = useRef(false);

  const submit = form.onSubmit(async (values) => {
    if (isSaving.current) return;
    isSaving.current = true;
    isSaved.current = await save(values);
    // After saving, the form is about to close and must not be submitted again.
    isSaving.current = isSaved.current;
    if (isSaved.current) onSaved();
  });

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <LeaveGuard
        isDirty={() => !isSaved.current && form.isDirty()}
        isLeaving={createLeaveCheck(itemParams)}
        text={discardText}
      />
      <div className={classes.fields}>{children}</div>
      <div className={classes.buttons}>
        {secondary}
        <LoadingButton type="submit" loading={form.submitting}>
          {action}
        </LoadingButton>
      </div>
    </form>
  );
}
