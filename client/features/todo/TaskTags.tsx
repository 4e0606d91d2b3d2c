import { Group } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TaskTag, TaskTags_CustomTagFragment } from '../../gql/todo/graphql.ts';
import { tagNames, tags as tagsByName } from './filtersAndTags.ts';
import { icons } from './icons.ts';
import classes from './TaskTags.module.css';
import { tagStyles } from './tagStyles.ts';

interface TaskTagsProps {
  tags: TaskTag[];
  customTags: TaskTags_CustomTagFragment[];
}

/** The tags of a task. Each tag has a text and an icon, because colour alone is not accessible. */
export function TaskTags({ tags, customTags }: TaskTagsProps) {
  const { t } = useTranslation('todo');
  const shownNames = tagNames.filter((name) => tags.includes(tagsByName[name]));

  return (
    <Group gap={6} align="stretch" flex="none">
      {shownNames.map((name) => {
        const Icon = icons[name];
        return (
          <span key={name} className={classes.tag} data-tag={name}>
            <Icon size={12} stroke={2.2} aria-hidden />
            <span>{t(`filterOrTag.${name}`)}</span>
          </span>
        );
      })}
      {customTags.map(({ id, name, color }) => {
        const { text, background } = tagStyles[color];
        return (
          <span key={id} className={classes.tag} style={{ color: text, background }}>
            <IconTag size={12} stroke={2.2} aria-hidden />
            <bdi className={classes.name}>{name}</bdi>
          </span>
        );
      })}
    </Group>
  );
}
