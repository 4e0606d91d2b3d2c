import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useShelfPageSuspenseQuery } from '../../gql/faq/hooks.ts';
import { useTitle } from '../../state/useTitle.ts';
import { getIcon } from './icons.ts';
import { KnowledgeFrame } from './KnowledgeFrame.tsx';
import classes from './ShelfPage.module.css';
import { getQuestionAddress, getShelf } from './shelves.ts';

/** The topics of a category, at `/pages/knowledge-base/api-questions`. */
export function ShelfPage() {
  const { t } = useTranslation('faq');
  const { category } = useParams();
  const { data } = useShelfPageSuspenseQuery({ variables: { shelf: getShelf(category) } });
  const { title, description } = data.knowledgeCategory;
  useTitle(title, t('knowledge.title'));

  return (
    <KnowledgeFrame title={title} about={description} crumbs={[]}>
      <ul className={classes.topics} aria-label={t('knowledge.topics')}>
        {data.knowledgeTopics.map(({ title: topic, icon, iconColor, questions }) => {
          const Icon = getIcon(icon);
          return (
            <li key={topic} className={classes.topic}>
              <h2 className={classes.title}>
                <span className={classes.icon} data-tone={iconColor.toLowerCase()}>
                  <Icon size={20} stroke={1.6} aria-hidden />
                </span>
                <bdi>{topic}</bdi>
                <span className={classes.count}>{t('articles', { count: questions.length })}</span>
              </h2>
              <ul className={classes.questions}>
                {questions.map((question) => (
                  <li key={question.slug}>
                    <Link to={getQuestionAddress(question)}>
                      <bdi>{question.question}</bdi>
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </KnowledgeFrame>
  );
}
