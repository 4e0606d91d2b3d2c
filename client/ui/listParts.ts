import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';

export { Autocomplete, MultiSelect } from '@mantine/core';
export { CountrySelect } from './CountrySelect.tsx';
export { PersonSelect } from './PersonSelect.tsx';
