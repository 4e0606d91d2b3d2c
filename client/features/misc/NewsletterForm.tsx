import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendOperation } from '../../data/sendOperation.ts';
import { SubscribeToNewsletterDocument } from '../../gql/misc/graphql.ts';
import { useSmallForm } from '../../ui/form/useSmallForm.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './NewsletterForm.module.css';

/** A form that subscribes an email address to the newsletter. */
export function NewsletterForm() {
  const { t } = useTranslation('misc');
  const [subscribedEmail, setSubscribedEmail] = useState('');
  const form = useSmallForm({
    values: { email: '' },
    rules: {},
    async save({ email }) {
      const data = await sendOperation(SubscribeToNewsletterDocument, { email });
      setSubscribedEmail(data.subscribeToNewsletter.email);
      form.changeValues({ email: '' });
      return undefined;
    },
    toFieldErrors: () => ({ email: t('newsletter.wrong') }),
  });
  const input = form.getTextProps('email');

  return (
    <>
      <form className={classes.form} {...form.formProps}>
        <TextField
          label={t('newsletter.email')}
          isLabelHidden
          type="email"
          autoComplete="email"
          placeholder={t('newsletter.email')}
          maxLength={254}
          {...input}
          error={input.error ?? (form.failure && t('newsletter.failed'))}
        />
        <LoadingButton type="submit" h={40} loading={form.isSending}>
          {t('newsletter.submit')}
        </LoadingButton>
      </form>
      <p className={classes.done} role="status">
        {subscribedEmail && t('newsletter.done', { email: subscribedEmail })}
      </p>
    </>
  );
}
