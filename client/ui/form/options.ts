import type { FormErrors, FormMode, UseFormInput } from '@mantine/form';
import type { Location } from 'react-router-dom';
import type { Failure } from '../../data/failure.ts';
import type { ErrorText } from './serverErrors.ts';
import type { Shapes } from './useFormDraft.ts';

/** The result of a mutation, or errors at fields that a successful response contains. */
export interface Outcome {
  data?: unknown;
  error?: unknown;
  fieldErrors?: FormErrors;
  /** Whether the server refused the input for a reason that the form shows itself, such as a declined payment. */
  isRefused?: boolean;
}

interface Submission<Values, Input> {
  /** The values without surrounding whitespace. */
  values: Values;
  input: Input;
  /** The input fields that the user has changed. For a form without `reload`, all input fields. */
  changes: Partial<Input>;
}

/** The values of a form, its rules, and what is stored of it. */
export interface StateOptions<Values extends object> {
  /** The values of the stored record, or the initial values of a new one. Changes of the record are followed. */
  values: Values;
  rules?: UseFormInput<NoInfer<Values>>['validate'];
  /** For a form that changes a record: loads the values of the record again, so that no change of others is overwritten. */
  reload?: () => Promise<Values | null | undefined>;
  /** The name of the form in the storage. Without a name, the form has no draft. */
  draft?: string;
  /** The shapes of fields whose initial value does not determine it. */
  shapes?: Shapes<NoInfer<Values>>;
  /** The fields that are not stored in the draft. */
  secret?: readonly (keyof NoInfer<Values>)[];
  onValuesChange?: (values: Values, previous: Values) => void;
  /** Returns whether a navigation leaves the form. The default compares the paths. */
  isLeaving?: (from: Location, to: Location) => boolean;
  /** The text of the dialog that asks before changes are discarded. */
  discardText?: string;
  mode?: FormMode;
}

/** The mutation of a form, and the names and texts of the errors that it can return. */
export interface SubmitOptions<Values extends object, Input extends object, Result> {
  /** Converts the values to the input of the mutation. The default is the values themselves. */
  toInput?: (values: Values) => Input;
  /** Sends the mutation, which has the options `formMutation`. */
  save: (submission: Submission<Values, Input>) => Promise<Result>;
  onSaved?: (
    data: NonNullable<Result> extends { data?: infer Data } ? Data : undefined,
    values: Values,
  ) => unknown;
  /** The number of levels at which the input is compared with the record. Input objects below it are sent as a whole. */
  depth?: number;
  /** The fields whose values keep surrounding whitespace. */
  verbatim?: readonly (keyof NoInfer<Values>)[];
  /** The name in the form of each input field that has another name, such as `{ url: 'link' }`. */
  fieldNames?: Record<string, string>;
  errorText?: ErrorText;
  /** Handles an error without a field. The default shows a toast. */
  onFailure?: (failure: Failure) => void;
}

export type MutationFormOptions<
  Values extends object,
  Input extends object,
  Result,
> = StateOptions<Values> & SubmitOptions<Values, Input, Result>;

/** Options of the mutations of forms: the form shows the errors itself. */
export const formMutation = { context: { isQuiet: true } } as const;
