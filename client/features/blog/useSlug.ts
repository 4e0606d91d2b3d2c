import { useLazyQuery } from '@apollo/client/react';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { PostSlugDocument, type PostSlugQuery } from '../../gql/blog/graphql.ts';

export type Slug = ReturnType<typeof useSlug>;

interface SlugOptions {
  /** The post that has its own slug already. */
  id?: number;
  /** Whether the slug is not to follow the title any more. */
  isOwn: boolean;
  onSlug: (slug: string) => void;
}

/** A slug that follows the title until somebody writes another; the server says whether it is free. */
export function useSlug({ id, isOwn, onSlug }: SlugOptions) {
  const [ask] = useLazyQuery(PostSlugDocument, { fetchPolicy: 'network-only' });
  const [checked, setChecked] = useState<PostSlugQuery['postSlug']>();
  const isTouched = useRef(isOwn);
  const latest = useRef(0);

  async function check(text: string, isFollowing: boolean) {
    latest.current += 1;
    const turn = latest.current;
    if (text.trim() === '') return setChecked(undefined);

    const { data } = await ask({ variables: { text, id } });
    // An answer to what stood there before says nothing any more.
    if (turn !== latest.current || !data) return;
    const { slug, isFree, suggestion } = data.postSlug;
    if (isFollowing) onSlug(suggestion);
    setChecked(
      isFollowing ? { slug: suggestion, isFree: true, suggestion } : { slug, isFree, suggestion },
    );
  }

  const checkSoon = useDebouncedCallback(check, 300);

  return {
    checked,

    titleChanged(title: string) {
      if (!isTouched.current) checkSoon(title, true);
    },

    /** A slug that was emptied follows the title again. */
    slugTyped(text: string) {
      isTouched.current = text.trim() !== '';
      setChecked(undefined);
      checkSoon(text, false);
    },

    takeSuggestion() {
      if (!checked) return;
      onSlug(checked.suggestion);
      setChecked({ ...checked, isFree: true });
    },
  };
}
