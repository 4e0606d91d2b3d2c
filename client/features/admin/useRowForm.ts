import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AdminRecordDocument, type AdminRecordQuery } from '../../gql/admin/graphql.ts';
import { useAdminAddRowMutation, useAdminChangeRowMutation } from '../../gql/admin/hooks.ts';
import { formMutation } from '../../ui/form/options.ts';
import { isBlank, isEmail } from '../../ui/form/rules.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { useReload } from '../../ui/form/useReload.ts';
import { showToast } from '../../ui/toasts.ts';
import { type Collection, type Field, getRowLabel } from './collections.ts';
import { getListPath, getRowPath } from './paths.ts';
import {
  type FormValues,
  getNewValue,
  isJson,
  listFormFields,
  maxRelatedRows,
  toFormValues,
  toInput,
} from './rowValues.ts';

type Record = NonNullable<AdminRecordQuery['collectionRow']>;

/** Returns the form of a row, or of a new one. Its fields and rules follow from the schema. */
export function useRowForm(collection: Collection, row: Record | undefined) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [addRow] = useAdminAddRowMutation(formMutation);
  const [changeRow] = useAdminChangeRowMutation(formMutation);
  const reload = useReload(AdminRecordDocument);
  const { name, path, key, isSingle } = collection;
  const fields = listFormFields(collection, row);

  function validate(field: Field, value: unknown): string | null {
    const isEmpty = value === null || value === '' || (typeof value === 'string' && isBlank(value));
    if (isEmpty) return field.isRequired ? t('error.required') : null;
    if (field.isList) return null;
    if (field.kind === 'EMAIL' && !isEmail(String(value))) return t('error.email');
    if (field.kind === 'INTEGER' && !Number.isInteger(Number(value))) return t('error.integer');
    return field.kind === 'JSON' && !isJson(String(value)) ? t('error.json') : null;
  }

  const form = useMutationForm<FormValues>({
    mode: 'controlled',
    draft: `admin.${name}.${row?.id ?? 'new'}`,
    values: toFormValues(fields, row),
    shapes: Object.fromEntries(fields.map(({ inputName }) => [inputName, () => true])),
    rules: Object.fromEntries(
      fields.map((field) => [
        field.inputName,
        (value: unknown) => validate(field, value ?? getNewValue(field)),
      ]),
    ),
    toInput: (values) => toInput(fields, values),
    reload:
      row &&
      (async () => {
        const id = isSingle ? null : row.id;
        const data = await reload({ collection: name, id, limit: maxRelatedRows });
        return data?.collectionRow && toFormValues(fields, data.collectionRow);
      }),
    async save({ changes }) {
      if (row)
        return changeRow({ variables: { path, id: isSingle ? null : row.id, values: changes } });
      // The server chooses the values of empty fields.
      const values = Object.fromEntries(
        Object.entries(changes).filter(([, value]) => value !== null && value !== ''),
      );
      return addRow({ variables: { path, values } });
    },
    onSaved(data) {
      const label = getRowLabel(collection);
      const added = (data as { addCollectionRow?: FormValues } | undefined)?.addCollectionRow;
      const id = row?.id ?? (key && added ? String(added[key]) : undefined);
      void showToast({
        kind: 'success',
        message: t(row ? 'toast.saved' : 'toast.added', { name: label }),
      });
      void navigate(
        isSingle || id === undefined ? getListPath(path) : getRowPath({ collection: name, id }),
      );
    },
  });

  return { form, fields };
}

export type RowForm = ReturnType<typeof useRowForm>['form'];
