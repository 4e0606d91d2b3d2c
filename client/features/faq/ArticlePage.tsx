import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { useArticlePageSuspenseQuery } from '../../gql/faq/hooks.ts';
import { useTitle } from '../../state/useTitle.ts';
import { DateText } from '../../ui/DateText.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import classes from './ArticlePage.module.css';
import { ArticleVote } from './ArticleVote.tsx';
import { KnowledgeFrame } from './KnowledgeFrame.tsx';
import { getQuestionAddress, getShelf, getShelfAddress } from './shelves.ts';

/** An article, at `/pages/knowledge-base/api-questions/where-do-i-get-a-token`. */
export function ArticlePage() {
  const { t } = useTranslation('faq');
  const { category, question = '' } = useParams();
  const { data } = useArticlePageSuspenseQuery({ variables: { slug: question } });
  const article = data.knowledgeArticle;
  const { shelf, title, topic, updatedAt, content, relatedQuestions } = article;
  const shelfTitle = data.knowledgeCategories.find((one) => one.category === shelf)?.title ?? '';
  useTitle(title, t('knowledge.title'));

  // An old link has the wrong category.
  if (shelf !== getShelf(category)) return <Navigate to={getQuestionAddress(article)} replace />;

  return (
    <KnowledgeFrame
      title={title}
      hasPopular={false}
      crumbs={[{ label: shelfTitle, to: getShelfAddress(shelf) }]}
    >
      <div className={classes.columns}>
        <article className={classes.article} aria-label={title}>
          <p className={classes.updated}>
            <bdi>{topic}</bdi> · {t('knowledge.updated')} <DateText value={updatedAt} />
          </p>
          <div className={classes.content}>
            <SafeHtml html={content} />
          </div>
          <ArticleVote article={article} />
        </article>

        <nav className={classes.related} aria-labelledby="related">
          <h2 id="related" className={classes.heading}>
            {t('knowledge.related')}
          </h2>
          <ul>
            {relatedQuestions.map((one) => (
              <li key={one.slug}>
                <Link to={getQuestionAddress(one)}>
                  <bdi>{one.question}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </KnowledgeFrame>
  );
}
