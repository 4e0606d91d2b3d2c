import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comments_PostFragment } from '../../gql/blog/graphql.ts';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { Comment } from './Comment.tsx';
import { CommentForm } from './CommentForm.tsx';
import classes from './Comments.module.css';

/** The position of the form: under a comment, by its id, or under the post. */
type Place = number | 'post';

/** The comments in threads. The only form moves to the comment that is answered. */
export function Comments({ post }: { post: Comments_PostFragment }) {
  const { t } = useTranslation('blog');
  const [place, setPlace] = useState<Place>('post');
  /** Unsent text by position. It is restored when the form moves back. */
  const typed = useRef(new Map<Place, string>());
  const threads = post.comments.filter(({ replyTo }) => replyTo === null);

  const form = (
    <CommentForm
      key={place}
      postId={post.id}
      replyTo={place === 'post' ? undefined : place}
      text={typed.current.get(place) ?? ''}
      onType={(text) => typed.current.set(place, text)}
      onDone={() => {
        typed.current.delete(place);
        setPlace('post');
      }}
      onCancel={place === 'post' ? undefined : () => setPlace('post')}
    />
  );

  return (
    <section className={classes.card} aria-labelledby="comments">
      <LeaveGuard
        isDirty={() => [...typed.current.values()].some((text) => text.trim() !== '')}
        text={t('comments.discard')}
      />
      <h2 id="comments" className={classes.title}>
        {t('comments.count', { count: post.commentCount })}
      </h2>
      {threads.length === 0 && <p className={classes.none}>{t('comments.none')}</p>}
      <ul className={classes.threads}>
        {threads.map((thread) => {
          const replies = post.comments.filter(({ replyTo }) => replyTo === thread.id);
          return (
            <li key={thread.id} className={classes.thread}>
              <Comment comment={thread} onReply={() => setPlace(thread.id)} />
              {(replies.length > 0 || place === thread.id) && (
                <ul className={classes.replies}>
                  {replies.map((reply) => (
                    <li key={reply.id}>
                      <Comment comment={reply} onReply={() => setPlace(thread.id)} />
                    </li>
                  ))}
                  {place === thread.id && <li>{form}</li>}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
      {place === 'post' ? (
        form
      ) : (
        <Button variant="default" onClick={() => setPlace('post')}>
          {t('comments.leave')}
        </Button>
      )}
    </section>
  );
}
