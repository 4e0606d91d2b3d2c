import { Avatar, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { people } from './people.ts';

/** Shows the name of a person on hover, focus and touch. */
export function GroupTooltip() {
  return (
    <Avatar.Group>
      {people.map(({ fullName, avatar }) => (
        <Tooltip
          key={fullName}
          label={fullName}
          openDelay={0}
          events={{ hover: true, focus: true, touch: true }}
        >
          <UnstyledButton>
            <VisuallyHidden>{fullName}</VisuallyHidden>
            <Avatar aria-hidden src={avatar} name={fullName} alt="" color="gray" size={40} />
          </UnstyledButton>
        </Tooltip>
      ))}
    </Avatar.Group>
  );
}
