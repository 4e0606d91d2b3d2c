import { ChosenPeople } from './ChosenPeople.tsx';

export const demos = { ChosenPeople };
export const wideDemos = ['ChosenPeople'];
