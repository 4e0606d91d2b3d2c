import { useLazyQuery } from '@apollo/client/react';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { PostSlugDocument, type PostSlugQuery } from '../../gql/blog/graphql.ts';

export type Slug = ReturnType<typeof useSlug>;

interface SlugOptions {
  /** The id of the post. Its current slug is available to the post. */
  id?: number;
  /** Whether the slug does not change with the title, such as the slug of an existing post. */
  isFixed: boolean;
  /** Called with a slug that the server has generated. */
  onGenerate: (slug: string) => void;
}

/**
 * Generates a slug from the title until the user edits the slug. The server generates slugs and checks
 * whether a slug is available.
 */
export function useSlug({ id, isFixed: isInitiallyFixed, onGenerate }: SlugOptions) {
  const [fetchSlug] = useLazyQuery(PostSlugDocument, { fetchPolicy: 'network-only' });
  const [checked, setChecked] = useState<PostSlugQuery['postSlug']>();
  const isFixed = useRef(isInitiallyFixed);
  const lastRequest = useRef(0);

  async function check(text: string, isTitle: boolean) {
    lastRequest.current += 1;
    const request = lastRequest.current;
    if (text.trim() === '') return setChecked(undefined);

    const { data } = await fetchSlug({ variables: { text, id } });
    // Ignores responses to earlier requests.
    if (request !== lastRequest.current || !data) return;
    const { slug, isFree, suggestion } = data.postSlug;
    if (isTitle) onGenerate(suggestion);
    setChecked(
      isTitle ? { slug: suggestion, isFree: true, suggestion } : { slug, isFree, suggestion },
    );
  }

  const checkDebounced = useDebouncedCallback(check, 300);

  return {
    /** The last response of the server. Undefined while a new slug is being checked. */
    checked,

    handleTitleChange(title: string) {
      if (!isFixed.current) checkDebounced(title, true);
    },

    /** Stops the generation of slugs from the title, until the user deletes the slug. */
    handleSlugInput(text: string) {
      isFixed.current = text.trim() !== '';
      setChecked(undefined);
      checkDebounced(text, false);
    },

    applySuggestion() {
      if (!checked) return;
      onGenerate(checked.suggestion);
      setChecked({ ...checked, isFree: true });
    },
  };
}
