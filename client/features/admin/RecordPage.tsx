import { Button, Flex, Group, Stack } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useNavigate, useParams } from 'react-router-dom';
import { type LoadedQuery, useLoadedQuery } from '../../data/loader.ts';
import type { AdminRecordQuery, AdminRecordQueryVariables } from '../../gql/admin/graphql.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { Section } from '../../ui/Section.tsx';
import { SharedComponent } from '../../ui/SharedComponent.tsx';
import {
  type Collection,
  getCollectionLabel,
  getFieldLabel,
  getRowLabel,
  useCollection,
} from './collections.ts';
import { FieldValue } from './FieldValue.tsx';
import type { recordLoader } from './loaders.ts';
import { MissingRow } from './MissingRow.tsx';
import { getEditPath, getListPath } from './paths.ts';
import classes from './RecordPage.module.css';
import { RelatedRows } from './RelatedRows.tsx';
import { useRowActions } from './useRowActions.ts';

/** The page of a row at `/admin/books/view/book-7`. */
export function RecordPage() {
  const { path, id = '' } = useParams();
  const collection = useCollection(path);
  const { record } = useLoaderData<typeof recordLoader>();

  return (
    <Record collection={collection} query={record}>
      <SharedComponent name="records.history" type={collection.name} id={id} />
    </Record>
  );
}

interface RecordProps {
  collection: Collection;
  query: LoadedQuery<AdminRecordQuery, AdminRecordQueryVariables>;
  children?: ReactNode;
}

/** The fields of a row, the rows that belong to it, and its history. */
export function Record({ collection, query, children }: RecordProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const actions = useRowActions(collection);
  const { data } = useLoadedQuery(query);
  const row = data.collectionRow;
  const { isSingle, path, pictureField, titleFields, fields } = collection;
  const title = isSingle ? getRowLabel(collection) : (row?.title ?? '');
  useTitle(title, isSingle ? undefined : getCollectionLabel(collection));
  if (!row) return <MissingRow collection={collection} />;

  const lists = fields.filter(({ kind, isList }) => kind === 'RELATION' && isList);
  // The heading and the picture show these fields already.
  const shown = [pictureField, ...(titleFields.length === 1 && !isSingle ? titleFields : [])];
  const details = fields.filter((field) => !lists.includes(field) && !shown.includes(field.name));

  async function remove() {
    if (row && (await actions.remove([row]))) void navigate(getListPath(path));
  }

  return (
    <>
      <PageHeader
        title={title}
        crumbs={isSingle ? [] : [{ label: getCollectionLabel(collection), to: getListPath(path) }]}
        about={isSingle ? undefined : getRowLabel(collection)}
        action={
          <Group gap="sm">
            {!isSingle && (
              <Button
                variant="default"
                leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
                onClick={remove}
              >
                {t('delete')}
              </Button>
            )}
            <Button
              component={Link}
              to={getEditPath(path, row.id)}
              leftSection={<IconPencil size={16} stroke={1.7} aria-hidden />}
            >
              {t('edit')}
            </Button>
          </Group>
        }
      />
      <div className={classes.page}>
        <Flex direction="column" gap={{ base: 'lg', md: 'xl' }} miw={0}>
          <Section
            title={t('details')}
            menu={
              row.picture && (
                <PersonAvatar fullName={row.title} avatar={row.picture} size={96} isDecorative />
              )
            }
            mod={{ edge: 'padded' }}
          >
            <Stack component="dl" gap={10} className={classes.details}>
              {details.map((field) => (
                <div key={field.name}>
                  <dt>{getFieldLabel(field)}</dt>
                  <dd>
                    <FieldValue row={row} field={field} />
                  </dd>
                </div>
              ))}
            </Stack>
          </Section>
        </Flex>
        <Flex direction="column" gap={{ base: 'lg', md: 'xl' }} miw={0}>
          {lists.map((field) => (
            <RelatedRows key={field.name} row={row} field={field} lists={row.lists} />
          ))}
          {children}
        </Flex>
      </div>
    </>
  );
}
