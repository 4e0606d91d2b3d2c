import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useKnowledgePageSuspenseQuery } from '../../gql/faq/hooks.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { getCategoryAddress } from './categories.ts';
import { KnowledgeLayout } from './KnowledgeLayout.tsx';
import classes from './KnowledgePage.module.css';

/** The start page of the knowledge base, with its categories. */
export function KnowledgePage() {
  const { t } = useTranslation('faq');
  const { data } = useKnowledgePageSuspenseQuery();
  useTitle(t('knowledge.title'));

  return (
    <KnowledgeLayout title={t('knowledge.title')}>
      <ul className={classes.categories} aria-label={t('knowledge.categories')}>
        {data.knowledgeCategories.map(({ category, image, title, description, articleCount }) => (
          <li key={category} className={classes.category}>
            <img src={image} alt="" width={240} height={180} className={classes.drawing} />
            <h2 className={classes.title}>
              <Link to={getCategoryAddress(category)}>
                <bdi>{title}</bdi>
              </Link>
            </h2>
            <p className={classes.text}>
              <bdi>{description}</bdi>
            </p>
            <p className={classes.count}>{t('articles', { count: articleCount })}</p>
          </li>
        ))}
      </ul>
    </KnowledgeLayout>
  );
}
