import { useTranslation } from 'react-i18next';

const ids = ['delivery', 'assembly', 'returns', 'warranty'] as const;

/** Returns four questions with answers. */
export function useAnswers() {
  const { t } = useTranslation('collapse');

  return ids.map((id) => ({
    id,
    title: t(`${id}.question`),
    content: t(`${id}.answer`),
  }));
}
