import { Card } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import { type LoadedQuery, useLoadedQuery } from '../../data/loader.ts';
import type { AdminRecordQuery, AdminRecordQueryVariables } from '../../gql/admin/graphql.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { type Collection, getCollectionLabel, getRowLabel, useCollection } from './collections.ts';
import { FieldInput } from './FieldInput.tsx';
import classes from './FormPage.module.css';
import type { formLoader } from './loaders.ts';
import { MissingRow } from './MissingRow.tsx';
import { getListPath, getRowPath } from './paths.ts';
import { useRowForm } from './useRowForm.ts';

/** The form of a row at `/admin/books/edit/book-7`, or of a new row at `/admin/books/new`. */
export function FormPage() {
  const { path, id } = useParams();
  const collection = useCollection(path);
  const { record } = useLoaderData<typeof formLoader>();
  const key = `${collection.name} ${id}`;

  return record ? (
    <EditForm key={key} collection={collection} query={record} />
  ) : (
    <RowForm key={key} collection={collection} />
  );
}

interface EditFormProps {
  collection: Collection;
  query: LoadedQuery<AdminRecordQuery, AdminRecordQueryVariables>;
}

function EditForm({ collection, query }: EditFormProps) {
  const { data } = useLoadedQuery(query);
  const row = data.collectionRow;

  return row ? (
    <RowForm collection={collection} row={row} />
  ) : (
    <MissingRow collection={collection} />
  );
}

interface RowFormProps {
  collection: Collection;
  row?: NonNullable<AdminRecordQuery['collectionRow']>;
}

function RowForm({ collection, row }: RowFormProps) {
  const { t } = useTranslation('admin');
  const { form, fields } = useRowForm(collection, row);
  const label = getRowLabel(collection);
  const title = row ? t('form.edit', { name: label }) : t('new', { name: label });
  const list = { label: getCollectionLabel(collection), to: getListPath(collection.path) };
  useTitle(title);

  return (
    <>
      <PageHeader
        title={title}
        crumbs={
          row && !collection.isSingle ? [list, { label: row.title, to: getRowPath(row) }] : [list]
        }
        about={collection.isSingle ? undefined : row?.title}
      />
      <Card mt={20} mod={{ edge: 'padded' }} maw={960} p="xl">
        <Form form={form}>
          <div className={classes.fields}>
            {fields.map((field) => (
              <FieldInput key={field.name} field={field} form={form} />
            ))}
          </div>
          <FormButtons form={form} label={row ? undefined : t('form.create')} />
        </Form>
      </Card>
    </>
  );
}
