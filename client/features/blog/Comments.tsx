import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comments_PostFragment } from '../../gql/blog/graphql.ts';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { Comment } from './Comment.tsx';
import { CommentForm } from './CommentForm.tsx';
import classes from './Comments.module.css';

/** Where the form stands: under a comment, by its id, or under the post. */
type Place = number | 'post';

/** What readers say, in threads. There is one form, which moves to where it is called. */
export function Comments({ post }: { post: Comments_PostFragment }) {
  const { t } = useTranslation('blog');
  const [place, setPlace] = useState<Place>('post');
  /** What was typed and not sent, by place: it is still there when the form comes back. */
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
