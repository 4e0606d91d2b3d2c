import { Box, Button, Card, CloseButton, Group, Text, Textarea } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfilePostsDocument } from '../../gql/profile/graphql.ts';
import { useAddProfilePostMutation } from '../../gql/profile/hooks.ts';
import { Form } from '../../ui/form/Form.tsx';
import { formMutation } from '../../ui/form/options.ts';
import { isBlank } from '../../ui/form/rules.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { pictureTypes } from '../../ui/pictures.ts';
import { usePicture } from '../../ui/usePicture.ts';
import classes from './Post.module.css';

const pictureLimits = { bytes: 500_000, side: 1280 };

/** A form for a new post with a text and an optional picture. */
export function PostForm() {
  const { t } = useTranslation('profile');
  const { picture, pictureError, choose, remove } = usePicture(pictureLimits);
  const fileInput = useRef<HTMLInputElement>(null);
  const [add] = useAddProfilePostMutation({
    refetchQueries: [ProfilePostsDocument],
    awaitRefetchQueries: true,
    ...formMutation,
  });
  const form = useMutationForm({
    draft: 'profilePost.new',
    values: { text: '' },
    save: async ({ values: { text } }) =>
      isBlank(text)
        ? { isRefused: true }
        : add({ variables: { post: { text, image: picture?.data.url } } }),
    onSaved() {
      form.restart();
      remove();
    },
  });
  const { text } = form.values;

  return (
    <Card component={Form} form={form} mod={{ edge: 'padded' }} aria-label={t('newPost.title')}>
      <Textarea
        aria-label={t('newPost.text')}
        placeholder={t('newPost.hint')}
        rows={3}
        maxLength={2000}
        {...form.getInputProps('text')}
      />
      {picture && (
        <Box pos="relative" mt="md">
          <img className={classes.picture} src={picture.data.url} alt={picture.name} />
          <CloseButton
            className={classes.remove}
            size={40}
            variant="default"
            aria-label={t('newPost.remove')}
            onClick={remove}
          />
        </Box>
      )}
      <Text c="danger" mt="sm" className={classes.pictureError} role="alert">
        {pictureError && t(`newPost.${pictureError}`)}
      </Text>
      <Group gap="sm" align="stretch" justify="space-between" mt="md">
        <Button
          variant="default"
          leftSection={<IconPhoto size={16} stroke={1.7} aria-hidden />}
          onClick={() => fileInput.current?.click()}
        >
          {t('newPost.picture')}
        </Button>
        <input
          ref={fileInput}
          type="file"
          hidden
          accept={pictureTypes.join(',')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) void choose(file);
          }}
        />
        <LoadingButton type="submit" disabled={text.trim() === ''} loading={form.submitting}>
          {t('newPost.send')}
        </LoadingButton>
      </Group>
    </Card>
  );
}
