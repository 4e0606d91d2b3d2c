import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useTodoNavQuery } from '../../gql/todo/hooks.ts';
import { type NavPlace, PlaceNav } from '../../ui/PlaceNav.tsx';
import { icons, tones } from './icons.ts';
import { filterNames, type PlaceName, placeOf, tagNames } from './places.ts';

/** The filters and tags of the board, each with its number of tasks. */
export function TodoNav() {
  const { t } = useTranslation('todo');
  const { data } = useTodoNavQuery({ fetchPolicy: 'cache-and-network' });
  const current = placeOf(useParams()).name;

  const placeNamed = (name: PlaceName, to: string): NavPlace => {
    const total = data?.[name].total;

    return {
      id: name,
      label: t(`place.${name}`),
      to,
      icon: icons[name],
      tone: tones[name],
      isCurrent: name === current,
      count: total === undefined ? undefined : { value: total, text: t('tasks', { count: total }) },
    };
  };

  return (
    <PlaceNav
      label={t('places')}
      places={[
        placeNamed('all', '/apps/todo'),
        ...filterNames.map((name) => placeNamed(name, `/apps/todo/${name}`)),
      ]}
      tagsLabel={t('tags')}
      tags={tagNames.map((name) => placeNamed(name, `/apps/todo/tag/${name}`))}
    />
  );
}
