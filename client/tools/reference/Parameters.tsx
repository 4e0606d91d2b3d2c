import { Box, Table } from '@mantine/core';
import type { OpenApi, Parameter } from './openapi.ts';
import classes from './Parameters.module.css';
import { Prose } from './Prose.tsx';
import { AllowedValues } from './ShapeTree.tsx';
import { createShape } from './shape.ts';
import { texts } from './texts.ts';

interface ParametersProps {
  /** The accessible name of the table. */
  label: string;
  document: OpenApi;
  parameters: Parameter[];
}

const columns = ['name', 'location', 'type', 'isRequired', 'default', 'description'] as const;

export function Parameters({ label, document, parameters }: ParametersProps) {
  return (
    <Box
      component="section"
      style={{ overflowX: 'auto' }}
      className={classes.container}
      tabIndex={0}
      aria-label={label}
    >
      <Table fz={13} verticalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column} scope="col">
                {texts[column]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {parameters.map((parameter) => {
            const shape = createShape(document, parameter.schema ?? {});
            const description = parameter.description ?? shape.description;
            return (
              <Table.Tr key={`${parameter.in} ${parameter.name}`}>
                <Table.Th scope="row">
                  <code>{parameter.name}</code>
                </Table.Th>
                <Table.Td>{parameter.in}</Table.Td>
                <Table.Td>{shape.type}</Table.Td>
                <Table.Td>{parameter.required ? texts.yes : texts.no}</Table.Td>
                <Table.Td>{shape.defaultValue && <code>{shape.defaultValue}</code>}</Table.Td>
                <Table.Td miw={220}>
                  <Prose>{description}</Prose>
                  {shape.allowedValues.length > 0 && <AllowedValues values={shape.allowedValues} />}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Box>
  );
}
