import { Card, Group, Text, Title } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Sparkline } from './charts/Sparkline.tsx';
import classes from './FigureTile.module.css';
import { getNumberFormat } from './formats.ts';
import { useLanguage } from './useLanguage.ts';

interface FigureTileProps {
  title: string;
  figure: string;
  /** The change vs. the previous period, in percent. Null if there is nothing to compare with. */
  change: number | null | undefined;
  /** The figure of the previous period, with its description. */
  comparison: string;
  /** Whether an increase is bad, such as one of refunds. */
  isIncreaseBad?: boolean;
  /** The values of the line, oldest first. */
  series: number[];
  /** The path of the list with the rows of the figure. */
  to: string;
}

/** A figure with its change, a small line, and a link to the rows behind it. */
export function FigureTile(props: FigureTileProps) {
  const { title, figure, change, comparison, isIncreaseBad = false, series, to } = props;
  const language = useLanguage();
  const isIncrease = (change ?? 0) > 0;
  const tone = !change ? undefined : isIncrease === isIncreaseBad ? 'danger' : 'success';
  const Icon = isIncrease ? IconArrowUpRight : IconArrowDownRight;

  return (
    <Card component="section" miw={0} className={classes.tile} aria-label={title}>
      <Title order={2} size="h4" c="dimmed" fw={400}>
        <Link to={to} className={classes.link}>
          {title}
        </Link>
      </Title>
      <Group justify="space-between" align="flex-end" wrap="nowrap" gap="sm">
        <Text size="total" mod="tabular" flex="none">
          <bdi>{figure}</bdi>
        </Text>
        <span className={classes.line}>
          <Sparkline values={series} />
        </span>
      </Group>
      <Group gap={6} wrap="nowrap" fz="caption">
        {typeof change === 'number' && (
          <Group
            component="span"
            gap={2}
            wrap="nowrap"
            fw={500}
            display="inline-flex"
            mod="tabular"
            flex="none"
            className={classes.change}
            data-tone={tone}
          >
            {tone && <Icon size={16} stroke={2} aria-hidden />}
            <bdi>
              {getNumberFormat(language, {
                style: 'percent',
                maximumFractionDigits: 1,
                signDisplay: 'exceptZero',
              }).format(change / 100)}
            </bdi>
          </Group>
        )}
        <Text size="caption" c="dimmed" truncate>
          <bdi>{comparison}</bdi>
        </Text>
      </Group>
    </Card>
  );
}
