import { Avatar, Tooltip } from '@mantine/core';
import { people } from './people.ts';

/** Names on hover, focus and touch. */
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
          <Avatar
            component="button"
            type="button"
            aria-label={fullName}
            src={avatar}
            name={fullName}
            alt=""
            color="gray"
            size={40}
          />
        </Tooltip>
      ))}
    </Avatar.Group>
  );
}
