import { Button, Checkbox, Group, Textarea, TextInput, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../ui/form/Form.tsx';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import classes from './CommentForm.module.css';
import { type CommentFormOptions, useCommentForm } from './useCommentForm.ts';

interface CommentFormProps extends CommentFormOptions {
  onCancel?: () => void;
}

/** The form of a comment or a reply. */
export function CommentForm({ onCancel, ...options }: CommentFormProps) {
  const { t } = useTranslation(['blog', 'app']);
  const form = useCommentForm(options);
  const isReply = options.replyTo !== undefined;

  useEffect(() => {
    // The form of a reply appears at another position than its button.
    if (isReply) form.formRef.current?.querySelector('textarea')?.focus();
  }, [isReply, form.formRef]);

  return (
    <Form form={form} className={classes.form}>
      <Title order={3}>{t(isReply ? 'comments.yourReply' : 'comments.leave')}</Title>
      <div className={classes.pair}>
        <TextInput
          key={form.key('fullName')}
          label={t('field.fullName')}
          withAsterisk
          autoComplete="name"
          {...form.getInputProps('fullName')}
        />
        <TextInput
          key={form.key('email')}
          label={t('field.email')}
          description={t('field.emailHint')}
          withAsterisk
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
      </div>
      <TextInput
        key={form.key('website')}
        label={t('field.website')}
        placeholder="https://"
        type="url"
        autoComplete="url"
        {...form.getInputProps('website')}
      />
      <Textarea
        key={form.key('text')}
        label={t(isReply ? 'field.reply' : 'field.comment')}
        withAsterisk
        rows={4}
        maxLength={2000}
        {...form.getInputProps('text')}
      />
      <Checkbox
        key={form.key('isRemembered')}
        label={t('field.remember')}
        {...form.getInputProps('isRemembered', { type: 'checkbox' })}
      />
      <Group gap="sm" align="stretch">
        <LoadingButton type="submit" loading={form.submitting}>
          {t(isReply ? 'comments.sendReply' : 'comments.send')}
        </LoadingButton>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('app:cancel')}
          </Button>
        )}
      </Group>
    </Form>
  );
}
