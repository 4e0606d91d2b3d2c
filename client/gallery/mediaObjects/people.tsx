import { PersonAvatar } from '../../ui/PersonAvatar.tsx';

const createPortrait = (fullName: string, fileName: string) => (
  <PersonAvatar
    fullName={fullName}
    avatar={`/pictures/people/${fileName}.svg`}
    size={56}
    isDecorative
  />
);

export const ines = createPortrait('Ines Okafor', 'ines-okafor');
export const harriet = createPortrait('Harriet Marlow', 'harriet-marlow');
export const tobias = createPortrait('Tobias Finch', 'tobias-finch');
