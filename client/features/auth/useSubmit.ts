import { useRef, useState } from 'react';
import { failureOf, type Refusal, refusalsOf } from '../../state/failure.ts';

/**
 * Sends a form once, however often its button is pressed. `onRefused` puts a refusal where it
 * belongs and says whether it could; everything else is told as `failure`.
 */
export function useSubmit<Values>(
  send: (values: Values) => Promise<unknown>,
  onRefused?: (refusal: Refusal) => boolean,
) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<'unreachable' | 'broken'>();
  const isBusy = useRef(false);

  async function submit(values: Values) {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailure(undefined);

    try {
      await send(values);
    } catch (error) {
      const isPlaced = refusalsOf(error).some((refusal) => onRefused?.(refusal));
      if (!isPlaced) setFailure(failureOf(error).kind === 'unreachable' ? 'unreachable' : 'broken');
    }
    isBusy.current = false;
    setSending(false);
  }

  return { isSending, failure, submit };
}
