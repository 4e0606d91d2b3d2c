import { useTranslation } from 'react-i18next';
import type { KnowledgeCategoryName } from '../../gql/faq/graphql.ts';

/** Returns functions that translate the categories and topics of the sample. They return all other texts of the server as they are. */
export function useKnowledgeText() {
  const { t } = useTranslation('faq');

  return {
    translateCategory: (
      category: KnowledgeCategoryName,
      part: 'title' | 'text',
      text: string,
    ): string => t(`category.${category}.${part}`, { defaultValue: text }),

    translateTopic(text: string): string {
      const key = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      return t(`topic.${key}` as 'topic.billing', { defaultValue: text });
    },
  };
}
