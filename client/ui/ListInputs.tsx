import type { AutocompleteProps, MultiSelectProps, SelectProps } from '@mantine/core';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from './lazyPart.tsx';
import type { PersonSelect } from './PersonSelect.tsx';
import { WaitingInput } from './WaitingInput.tsx';

// What opens a list over the page is heavy: it comes after the form that it stands in.
const load = () => import('./listParts.ts');
const Suggestions = lazyPart<AutocompleteProps>(async () => (await load()).Autocomplete);
const Several = lazyPart<MultiSelectProps>(async () => (await load()).MultiSelect);
const Country = lazyPart<SelectProps>(async () => (await load()).CountrySelect);
const Person = lazyPart<PersonInputProps>(async () => (await load()).PersonSelect);

type PersonInputProps = ComponentProps<typeof PersonSelect>;

/** A text, with what it often is. */
export function SuggestionInput(props: AutocompleteProps) {
  return (
    <Suspense fallback={<WaitingInput {...props} />}>
      <Suggestions {...props} />
    </Suspense>
  );
}

/** Several of a list. */
export function SeveralInput(props: MultiSelectProps) {
  return (
    <Suspense fallback={<WaitingInput {...props} />}>
      <Several {...props} />
    </Suspense>
  );
}

export function CountryInput(props: SelectProps) {
  return (
    <Suspense fallback={<WaitingInput {...props} />}>
      <Country {...props} />
    </Suspense>
  );
}

export function PersonInput(props: PersonInputProps) {
  return (
    <Suspense fallback={<WaitingInput {...props} />}>
      <Person {...props} />
    </Suspense>
  );
}
