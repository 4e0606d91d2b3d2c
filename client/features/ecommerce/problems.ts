import type { AddressField, CardField, FieldProblem } from '../../gql/ecommerce/graphql.ts';

/** The fields of the forms, by the names the gateway gives them. */
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

/** What a form says about its fields; the first wrong one gets the focus. */
export function errorsOf<Field extends string, Name extends string>(
  problems: { field: Field; problem: FieldProblem }[],
  names: Record<Field, Name>,
  text: (name: Name, problem: FieldProblem) => string,
): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ field, problem }) => [names[field], text(names[field], problem)]),
  );
}

/** Where typing goes on after a refusal. */
export function focusFirstError(
  form: { getInputNode: (path: never) => HTMLElement | null },
  errors: Record<string, string>,
) {
  const [first] = Object.keys(errors);
  if (first) form.getInputNode(first as never)?.focus();
}
