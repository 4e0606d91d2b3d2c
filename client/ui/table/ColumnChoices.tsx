import { NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface ColumnChoicesProps<Field extends string> {
  /** The titles in the first line of the file. */
  titles: string[];
  fields: { value: Field; label: string }[];
  /** The field of each column, or an empty text for a column that is not imported. */
  columnFields: (Field | '')[];
  onChange: (columnFields: (Field | '')[]) => void;
}

/** A select for each column of a file, with the field that it is imported to. */
export function ColumnChoices<Field extends string>(props: ColumnChoicesProps<Field>) {
  const { fields, columnFields, onChange } = props;
  const { t } = useTranslation('app');
  const titles = props.titles.map(
    (title, index) => title.trim() || t('ui.import.untitled', { number: index + 1 }),
  );
  const ignored = titles.filter((_, index) => columnFields[index] === '');

  /** Sets the field of a column. A field has one column, so that another column loses it. */
  const change = (index: number, field: Field | '') =>
    onChange(
      columnFields.map((current, other) => {
        if (other === index) return field;
        return current === field ? '' : current;
      }),
    );

  return (
    <Stack gap="sm">
      {ignored.length > 0 && (
        <Text size="caption" c="danger">
          {t('ui.import.ignored', { count: ignored.length, titles: ignored.join(', ') })}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {titles.map((title, index) => (
          <NativeSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: titles can be repeated
            key={index}
            label={title}
            data={[{ value: '', label: t('ui.import.leaveOut') }, ...fields]}
            value={columnFields[index]}
            onChange={({ currentTarget }) => change(index, currentTarget.value as Field | '')}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
