import { Button, CloseButton, Textarea } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfilePostsDocument } from '../../gql/profile/graphql.ts';
import { useAddProfilePostMutation } from '../../gql/profile/hooks.ts';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { pictureTypes } from '../../ui/pictures.ts';
import { usePicture } from '../../ui/usePicture.ts';
import classes from './Post.module.css';

const pictureLimits = { bytes: 500_000, side: 1280 };

/** A form for a new post with a text and an optional picture. */
export function PostForm() {
  const { t } = useTranslation('profile');
  const [text, setText] = useState('');
  const { picture, pictureError, choose, remove } = usePicture(pictureLimits);
  const fileInput = useRef<HTMLInputElement>(null);
  const [add, { loading }] = useAddProfilePostMutation({
    refetchQueries: [ProfilePostsDocument],
    awaitRefetchQueries: true,
  });
  const isDirty = () => text.trim() !== '' || picture !== undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '' || loading) return;
    const { error } = await add({ variables: { post: { text, image: picture?.data.url } } });
    if (error) return;
    setText('');
    remove();
  }

  return (
    <form className={classes.post} aria-label={t('newPost.title')} onSubmit={submit}>
      <LeaveGuard isDirty={isDirty} />
      <Textarea
        aria-label={t('newPost.text')}
        placeholder={t('newPost.hint')}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {picture && (
        <div className={classes.preview}>
          <img className={classes.picture} src={picture.data.url} alt={picture.name} />
          <CloseButton
            className={classes.remove}
            size={40}
            variant="default"
            aria-label={t('newPost.remove')}
            onClick={remove}
          />
        </div>
      )}
      <p className={classes.pictureError} role="alert">
        {pictureError && t(`newPost.${pictureError}`)}
      </p>
      <div className={classes.send}>
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
        <LoadingButton type="submit" disabled={text.trim() === ''} loading={loading}>
          {t('newPost.send')}
        </LoadingButton>
      </div>
    </form>
  );
}
