import { IconPlus, IconTag } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useDraftDrawer } from '../../ui/form/useFormDrawer.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { SideNav, type SideNavItem } from '../../ui/SideNav.tsx';
import { type FilterOrTagName, filterNames, readFilterOrTag, tagNames } from './filtersAndTags.ts';
import { icons, tones } from './icons.ts';
import type { todoLoader } from './loaders.ts';
import { tagStyles } from './tagStyles.ts';

const AddTagDrawer = lazyComponent(async () => (await import('./AddTagDrawer.tsx')).AddTagDrawer);

/** The navigation between the filters and the tags of the board, with the number of tasks. */
export function TodoNav() {
  const { t } = useTranslation('todo');
  const { data } = useLoadedQuery(useLoaderData<typeof todoLoader>().nav);
  const current = readFilterOrTag(useParams());
  const drawer = useDraftDrawer('tag.new');
  const createCount = (total: number) => ({ value: total, text: t('tasks', { count: total }) });

  const createItem = (name: FilterOrTagName, to: string): SideNavItem => {
    const total = data?.[name].total;

    return {
      id: name,
      label: t(`filterOrTag.${name}`),
      to,
      icon: icons[name],
      tone: tones[name],
      isCurrent: name === current.name,
      count: total === undefined ? undefined : createCount(total),
    };
  };

  const customTags = (data?.customTags ?? []).map(
    ({ id, name, color, taskCount }): SideNavItem => ({
      id: `tag-${id}`,
      label: name,
      to: `/apps/todo/tag/${id}`,
      icon: IconTag,
      color: tagStyles[color].text,
      isCurrent: id === current.customTagId,
      count: createCount(taskCount),
    }),
  );

  return (
    <>
      <SideNav
        label={t('filters')}
        items={[
          createItem('all', '/apps/todo'),
          ...filterNames.map((name) => createItem(name, `/apps/todo/${name}`)),
        ]}
        tagsLabel={t('tags')}
        tags={[
          ...tagNames.map((name) => createItem(name, `/apps/todo/tag/${name}`)),
          ...customTags,
        ]}
        addTag={{ label: t('tag.add'), icon: IconPlus, onClick: drawer.open }}
      />
      <Suspense>
        <AddTagDrawer key={drawer.key} isOpen={drawer.isOpen} onClose={drawer.close} />
      </Suspense>
    </>
  );
}
