export { Autocomplete, MultiSelect } from '@mantine/core';
export { CountrySelect } from './CountrySelect.tsx';
export { PersonSelect } from './PersonSelect.tsx';
