import { ActionIcon, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ChartFrame.module.css';

export interface ChartTable {
  columnNames: string[];
  rows: (string | number)[][];
}

interface ChartFrameProps {
  title: string;
  /** Whether the frame is part of a card that shows the title. The description is then visible. */
  isBare?: boolean;
  heading?: 'h2' | 'h3';
  /** A number or text below the title. */
  subtitle?: ReactNode;
  /** The control that selects the period. */
  menu?: ReactNode;
  /** A description for screen readers. */
  description: string;
  /** The formatted figures. A button replaces the chart by this table. */
  table: ChartTable;
  /** The height of the chart in pixels, also while it loads. */
  height?: number;
  state?: 'loading' | 'empty';
  children: ReactNode;
}

/** A card with a chart, and a button that shows its figures as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    heading: Heading = 'h2',
    subtitle,
    menu,
    description,
    table,
    height = 280,
  } = props;
  const { t } = useTranslation('app');
  const id = useId();
  const [isTable, setTable] = useState(false);
  const Icon = isTable ? IconChartBar : IconTable;
  const Frame = props.isBare ? 'div' : 'section';
  const isDescriptionVisible = props.isBare && !subtitle;

  return (
    <Frame
      className={props.isBare ? classes.withoutFrame : classes.frame}
      aria-labelledby={props.isBare ? undefined : id}
      aria-busy={props.state === 'loading'}
    >
      <Group component="header" gap="sm" align={subtitle ? 'flex-start' : 'center'}>
        <div className={classes.titles}>
          {!props.isBare && (
            <Heading id={id} className={classes.title}>
              {title}
            </Heading>
          )}
          {subtitle && (
            <Text component="div" inherit c="dimmed" mod="tabular">
              {subtitle}
            </Text>
          )}
          {isDescriptionVisible && (
            <Text c="dimmed" maw="68ch">
              {description}
            </Text>
          )}
        </div>
        {menu}
        {!props.state && (
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            aria-label={t(isTable ? 'ui.chart.asChart' : 'ui.chart.asTable', { title })}
            onClick={() => setTable(!isTable)}
          >
            <Icon size={18} stroke={1.7} />
          </ActionIcon>
        )}
      </Group>
      {/* An inline style, because each chart has its own height. */}
      <Stack gap={0} miw={0} className={classes.area} style={{ minHeight: height }}>
        {props.state === 'loading' ? (
          <Skeleton height={height} />
        ) : props.state === 'empty' ? (
          <p className={classes.empty}>{t('ui.chart.empty')}</p>
        ) : isTable ? (
          <Figures label={props.isBare ? description : title} table={table} height={height} />
        ) : (
          <>
            {!isDescriptionVisible && <p className="fd-sr-only">{description}</p>}
            {props.children}
          </>
        )}
      </Stack>
    </Frame>
  );
}

function Figures({ label, table, height }: { label: string; table: ChartTable; height: number }) {
  return (
    <section
      className={classes.figures}
      style={{ maxHeight: height }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
    >
      <table>
        <thead>
          <tr>
            {table.columnNames.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...figures], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points may have the same name and figures
            <tr key={row}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={table.columnNames[index + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
