import { useTranslation } from 'react-i18next';

const ids = ['delivery', 'assembly', 'returns', 'warranty'] as const;

/** Returns four frequently asked questions, with the answer as the content. */
export function useFaqItems() {
  const { t } = useTranslation('collapse');

  return ids.map((id) => ({
    id,
    title: t(`${id}.question`),
    content: t(`${id}.answer`),
  }));
}
