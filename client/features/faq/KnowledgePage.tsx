import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useKnowledgePageSuspenseQuery } from '../../gql/faq/hooks.ts';
import { useTitle } from '../../state/useTitle.ts';
import { KnowledgeFrame } from './KnowledgeFrame.tsx';
import classes from './KnowledgePage.module.css';
import { getShelfAddress } from './shelves.ts';

/** The categories, at `/pages/knowledge-base`. */
export function KnowledgePage() {
  const { t } = useTranslation('faq');
  const { data } = useKnowledgePageSuspenseQuery();
  useTitle(t('knowledge.title'));

  return (
    <KnowledgeFrame title={t('knowledge.title')}>
      <ul className={classes.shelves} aria-label={t('knowledge.shelves')}>
        {data.knowledgeCategories.map(({ category, image, title, description, articleCount }) => (
          <li key={category} className={classes.shelf}>
            <img src={image} alt="" width={240} height={180} className={classes.drawing} />
            <h2 className={classes.title}>
              <Link to={getShelfAddress(category)}>
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
    </KnowledgeFrame>
  );
}
