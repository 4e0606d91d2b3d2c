import { useTranslation } from 'react-i18next';
import type { FigureTile_FigureFragment } from '../../gql/dashboards/graphql.ts';
import { FigureTile } from '../../ui/FigureTile.tsx';
import { Cell } from './cards/Cell.tsx';

interface Figure {
  name:
    | 'revenue'
    | 'orders'
    | 'averageOrder'
    | 'refunds'
    | 'sessions'
    | 'conversion'
    | 'bounceRate'
    | 'duration';
  figure: FigureTile_FigureFragment;
  format: (value: number) => string;
  isIncreaseBad?: boolean;
  to: string;
}

/** The first row of a dashboard: four figures of the range, compared with the range before. */
export function FigureRow({ figures }: { figures: Figure[] }) {
  const { t } = useTranslation('dashboards');

  return figures.map(({ name, figure, format, isIncreaseBad, to }) => (
    <Cell key={name} size="quarter">
      <FigureTile
        title={t(`figures.${name}`)}
        figure={format(figure.value)}
        change={figure.change}
        comparison={t('figures.previous', { figure: format(figure.previous) })}
        isIncreaseBad={isIncreaseBad}
        series={figure.series}
        to={to}
      />
    </Cell>
  ));
}
