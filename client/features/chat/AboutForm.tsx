import { Group, Text, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChatPageDocument } from '../../gql/chat/graphql.ts';
import { useUpdateChatProfileMutation } from '../../gql/chat/hooks.ts';
import { Form } from '../../ui/form/Form.tsx';
import { formMutation } from '../../ui/form/options.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { useReload } from '../../ui/form/useReload.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './ChatDrawer.module.css';
import type { Profile } from './chatCache.ts';

const maxLength = 120;

/** The text about the viewer, which is saved when the viewer clicks a button. */
export function AboutForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('chat');
  const [update] = useUpdateChatProfileMutation(formMutation);
  const reload = useReload(ChatPageDocument);
  const form = useMutationForm({
    draft: 'chatProfile',
    values: { about: profile.about },
    rules: {
      about: ({ length }) =>
        length > maxLength ? t('profile.aboutTooLong', { limit: maxLength }) : null,
    },
    async reload() {
      const latest = await reload({});
      return latest && { about: latest.chatProfile.about };
    },
    save: ({ changes }) => update({ variables: { profile: changes } }),
    onSaved: () => void showToast({ kind: 'success', message: t('toast.aboutSaved') }),
    // The drawer is open while the address contains its name.
    isLeaving: (from, to) => from.pathname !== to.pathname || from.search !== to.search,
    discardText: t('profile.discardText'),
  });
  const { about } = form.values;
  const isTooLong = about.length > maxLength;
  const isDirty = form.isDirty();

  return (
    <Form form={form} className={classes.block}>
      <Textarea
        label={t('profile.about')}
        rows={3}
        {...form.getInputProps('about')}
        {...(isTooLong && { error: t('profile.aboutTooLong', { limit: maxLength }) })}
      />
      <Group gap="sm" wrap="nowrap" justify="space-between" mt="sm">
        <Text
          size="xs"
          mod="tabular"
          span
          className={classes.counter}
          data-over={isTooLong || undefined}
        >
          {t('profile.counter', { count: about.length, limit: maxLength })}
        </Text>
        <LoadingButton
          type="submit"
          size="compact-md"
          variant={isDirty ? 'filled' : 'default'}
          disabled={!isDirty || isTooLong}
          loading={form.submitting}
        >
          {t('profile.save')}
        </LoadingButton>
      </Group>
    </Form>
  );
}
