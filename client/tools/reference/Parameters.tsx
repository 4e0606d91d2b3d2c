import { Stack } from '@mantine/core';
import type { OpenApi, Parameter } from './openapi.ts';
import { ShapeTree } from './ShapeTree.tsx';
import { createShape } from './shape.ts';

interface ParametersProps {
  /** The accessible name of the list. */
  label: string;
  document: OpenApi;
  parameters: Parameter[];
}

/** The parameters of an operation, described like the properties of a body. */
export function Parameters({ label, document, parameters }: ParametersProps) {
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={label}>
      {parameters.map(({ name, in: location, schema = {}, required = false, description }) => {
        const shape = createShape(document, schema);
        return (
          <li key={`${location} ${name}`}>
            <ShapeTree
              shape={{
                ...shape,
                name,
                type: `${location} · ${shape.type}`,
                isRequired: required,
                description: description ?? shape.description,
              }}
            />
          </li>
        );
      })}
    </Stack>
  );
}
