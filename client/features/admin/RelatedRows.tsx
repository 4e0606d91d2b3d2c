import { Anchor, Badge, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AdminRecordQuery } from '../../gql/admin/graphql.ts';
import { Section } from '../../ui/Section.tsx';
import { type Field, findCollection, getFieldLabel, isReference } from './collections.ts';
import { createFilter } from './list.ts';
import { getListPath } from './paths.ts';
import classes from './RecordPage.module.css';
import { RowLink } from './RowLink.tsx';

type Record = NonNullable<AdminRecordQuery['collectionRow']>;

interface RelatedRowsProps {
  row: Record;
  field: Field;
  lists: Record['lists'];
}

/** The rows of a field that leads to several rows. */
export function RelatedRows({ row, field, lists }: RelatedRowsProps) {
  const { t } = useTranslation('admin');
  const { rows = [], total = 0 } = lists.find((list) => list.field === field.name) ?? {};
  const to = total > rows.length ? createListAddress(row, field) : undefined;

  return (
    <Section
      title={getFieldLabel(field)}
      menu={
        <Badge variant="light" color="gray">
          {total}
        </Badge>
      }
      mod={{ edge: 'padded' }}
    >
      {rows.length === 0 ? (
        <Text c="dimmed">{t('noRows')}</Text>
      ) : (
        <Stack component="ul" gap={10} className={classes.rows}>
          {rows.map((related) => (
            <li key={`${related.collection} ${related.id}`}>
              <RowLink row={related} />
            </li>
          ))}
        </Stack>
      )}
      {to && (
        <Anchor component={Link} to={to} mt="lg" display="inline-block">
          {t('showAll', { count: total })}
        </Anchor>
      )}
    </Section>
  );
}

/** Returns the address of the list of the related rows, if a field of their collection leads back to the row. */
function createListAddress({ collection, id }: Record, { targets }: Field): string | undefined {
  const [name = ''] = targets;
  const target = targets.length === 1 ? findCollection(name) : undefined;
  const backs = target?.fields.filter(
    (field) => isReference(field) && field.targets.includes(collection),
  );
  const [back] = backs ?? [];
  if (!target || !back || backs?.length !== 1) return undefined;
  return `${getListPath(target.path)}?${new URLSearchParams(createFilter(back, id))}`;
}
