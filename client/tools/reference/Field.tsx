import { Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import type { OpenApi, Parameter } from './openapi.ts';
import { resolve } from './shape.ts';
import { texts } from './texts.ts';

interface FieldProps {
  document: OpenApi;
  parameter: Parameter;
  value: string | string[];
  onChange: (value: string | string[]) => void;
}

/** The input of a parameter: a select for an enum, checkboxes for a list of enum values, else a text field. */
export function Field({ document, parameter, value, onChange }: FieldProps) {
  const { name, required } = parameter;
  const schema = resolve(document, parameter.schema ?? {});
  const isList = [schema.type].flat().includes('array') || schema.items !== undefined;
  const itemSchema = resolve(document, schema.items ?? schema);
  const isBoolean = [itemSchema.type].flat().includes('boolean');
  const allowedValues = (itemSchema.enum ?? (isBoolean ? [true, false] : []))
    .filter((choice) => choice !== null)
    .map(String);

  if (isList && allowedValues.length > 0) {
    return (
      <Checkbox.Group label={name} value={[value].flat()} onChange={onChange} required={required}>
        <Group gap="md" mt={6}>
          {allowedValues.map((choice) => (
            <Checkbox key={choice} value={choice} label={choice} size="sm" />
          ))}
        </Group>
      </Checkbox.Group>
    );
  }
  if (allowedValues.length > 0) {
    return (
      <NativeSelect
        label={name}
        value={String(value)}
        required={required}
        data={[{ value: '', label: texts.notSent }, ...allowedValues]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      label={name}
      description={isList ? texts.listHint : undefined}
      value={[value].flat().join(', ')}
      required={required}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget: { value } }) =>
        onChange(isList && value.includes(',') ? value.split(/,\s*/) : value)
      }
    />
  );
}
