import { PersonAvatar } from '../../ui/PersonAvatar.tsx';

const portrait = (fullName: string, key: string) => (
  <PersonAvatar fullName={fullName} avatar={`/pictures/people/${key}.svg`} size={56} isDecorative />
);

export const ines = portrait('Ines Okafor', 'ines-okafor');
export const harriet = portrait('Harriet Marlow', 'harriet-marlow');
export const tobias = portrait('Tobias Finch', 'tobias-finch');
