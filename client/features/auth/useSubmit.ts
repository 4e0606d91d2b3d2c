import { useRef, useState } from 'react';
import { classifyError, getResponseErrors, type ResponseError } from '../../data/failure.ts';

/** The kind of an error that does not belong to a field. */
export type SubmitFailure = 'tooMany' | 'unreachable' | 'broken';

/**
 * Sends a form once, also after a double click. `showFieldError` shows an error of the server at its field, and returns
 * false for an error without a field. Such an error is returned as `failure`.
 */
export function useSubmit<Values>(
  send: (values: Values) => Promise<unknown>,
  showFieldError?: (error: ResponseError) => boolean,
) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<SubmitFailure>();
  const isBusy = useRef(false);

  async function submit(values: Values) {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailure(undefined);

    try {
      await send(values);
    } catch (error) {
      const isShown = getResponseErrors(error).some((responseError) =>
        showFieldError?.(responseError),
      );
      const { kind } = classifyError(error);
      if (!isShown) setFailure(kind === 'unreachable' || kind === 'tooMany' ? kind : 'broken');
    }
    isBusy.current = false;
    setSending(false);
  }

  return { isSending, failure, submit };
}
