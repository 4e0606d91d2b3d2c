import { useLazyQuery } from '@apollo/client/react';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { PostSlugDocument, type PostSlugQuery } from '../../gql/blog/graphql.ts';

export type Slug = ReturnType<typeof useSlug>;

interface SlugOptions {
  /** The id of the post, whose own slug counts as free. */
  id?: number;
  /** Whether the slug no longer follows the title. */
  isOwn: boolean;
  onSlug: (slug: string) => void;
}

/** A slug that follows the title until it is edited. The server checks whether it is free. */
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
    // Ignores responses to earlier requests.
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

    handleTitleChange(title: string) {
      if (!isTouched.current) checkSoon(title, true);
    },

    /** An empty slug follows the title again. */
    handleSlugInput(text: string) {
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
