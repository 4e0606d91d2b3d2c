import type { AddressField, CardField, FieldProblem } from '../../gql/ecommerce/graphql.ts';

/** The field names of the API, with those of the forms. */
export const addressFields = {
  FULL_NAME: 'fullName',
  PHONE: 'phone',
  STREET: 'street',
  HOUSE_NUMBER: 'houseNumber',
  LANDMARK: 'landmark',
  CITY: 'city',
  POSTAL_CODE: 'postalCode',
  REGION: 'region',
} as const satisfies Record<AddressField, string>;

export const cardFields = {
  NUMBER: 'number',
  HOLDER: 'holder',
  EXPIRY: 'expiry',
  CVV: 'cvv',
} as const satisfies Record<CardField, string>;

/** Returns the errors of the fields of a form. */
export function toFieldErrors<Field extends string, Name extends string>(
  problems: { field: Field; problem: FieldProblem }[],
  names: Record<Field, Name>,
  text: (name: Name, problem: FieldProblem) => string,
): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ field, problem }) => [names[field], text(names[field], problem)]),
  );
}

/** Moves the focus to the first field with an error. */
export function focusFirstError(
  form: { getInputNode: (path: never) => HTMLElement | null },
  errors: Record<string, string>,
) {
  const [first] = Object.keys(errors);
  if (first) form.getInputNode(first as never)?.focus();
}
