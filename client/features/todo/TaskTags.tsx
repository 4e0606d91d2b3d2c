import { useTranslation } from 'react-i18next';
import type { TaskTag } from '../../gql/todo/graphql.ts';
import { icons } from './icons.ts';
import { tagNames, tags as tagOf } from './places.ts';
import classes from './TaskTags.module.css';

interface TaskTagsProps {
  tags: TaskTag[];
}

/** Tags as pills with an icon and text: colour alone carries no information. */
export function TaskTags({ tags }: TaskTagsProps) {
  const { t } = useTranslation('todo');
  const shown = tagNames.filter((name) => tags.includes(tagOf[name]));

  return (
    <div className={classes.tags}>
      {shown.map((name) => {
        const Icon = icons[name];
        return (
          <span key={name} className={classes.tag} data-tag={name}>
            <Icon size={12} stroke={2.2} aria-hidden />
            {t(`place.${name}`)}
          </span>
        );
      })}
    </div>
  );
}
