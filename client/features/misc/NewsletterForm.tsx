import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getResponseErrors } from '../../data/failure.ts';
import { sendOperation } from '../../data/sendOperation.ts';
import { SubscribeToNewsletterDocument } from '../../gql/misc/graphql.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './NewsletterForm.module.css';

/** A form that subscribes an email address to the newsletter. */
export function NewsletterForm() {
  const { t } = useTranslation('misc');
  const [email, setEmail] = useState('');
  const [error, setError] = useState<'wrong' | 'failed'>();
  const [subscribedEmail, setSubscribedEmail] = useState('');
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      const data = await sendOperation(SubscribeToNewsletterDocument, { email });
      setSubscribedEmail(data.subscribeToNewsletter.email);
      setEmail('');
    } catch (failure) {
      setError(getResponseErrors(failure).length > 0 ? 'wrong' : 'failed');
    }
    isBusy.current = false;
    setSending(false);
  }

  return (
    <>
      <form className={classes.form} noValidate onSubmit={submit}>
        <TextField
          label={t('newsletter.email')}
          isLabelHidden
          type="email"
          autoComplete="email"
          placeholder={t('newsletter.email')}
          maxLength={254}
          value={email}
          error={error && t(`newsletter.${error}`)}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            setError(undefined);
          }}
        />
        <LoadingButton type="submit" h={40} loading={isSending}>
          {t('newsletter.submit')}
        </LoadingButton>
      </form>
      <p className={classes.done} role="status">
        {subscribedEmail && t('newsletter.done', { email: subscribedEmail })}
      </p>
    </>
  );
}
