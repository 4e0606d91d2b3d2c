import { useRef, useState } from 'react';
import { classifyError, getResponseErrors, type ResponseError } from '../../state/failure.ts';

/** An error that belongs to no field. */
export type SubmitFailure = 'tooMany' | 'unreachable' | 'broken';

/**
 * Sends a form once, however often its button is pressed. `onRefused` shows an error of the server at its field,
 * and returns whether it did. Any other error is returned as `failure`.
 */
export function useSubmit<Values>(
  send: (values: Values) => Promise<unknown>,
  onRefused?: (refusal: ResponseError) => boolean,
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
      const isPlaced = getResponseErrors(error).some((refusal) => onRefused?.(refusal));
      const { kind } = classifyError(error);
      if (!isPlaced) setFailure(kind === 'unreachable' || kind === 'tooMany' ? kind : 'broken');
    }
    isBusy.current = false;
    setSending(false);
  }

  return { isSending, failure, submit };
}
