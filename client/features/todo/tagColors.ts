import type { TagColor } from '../../gql/todo/graphql.ts';

interface Paint {
  text: string;
  background: string;
}

/** The colours of custom tags, in the order in which they are offered. */
export const tagPaints: Record<TagColor, Paint> = {
  BLUE: paintOf('primary-on-soft', 'primary-soft'),
  VIOLET: paintOf('event-business', 'event-business-soft'),
  PINK: paintOf('event-personal', 'event-personal-soft'),
  RED: paintOf('danger', 'danger-soft'),
  AMBER: paintOf('warning', 'warning-soft'),
  GREEN: paintOf('success', 'success-soft'),
  CYAN: paintOf('info', 'info-soft'),
};

export const tagColors = Object.keys(tagPaints) as TagColor[];

function paintOf(text: string, background: string): Paint {
  return { text: `var(--fd-${text})`, background: `var(--fd-${background})` };
}
