import type { TagColor } from '../../gql/todo/graphql.ts';

interface Paint {
  text: string;
  background: string;
}

/** The colours of custom tags, in the order in which they are offered. */
export const tagPaints: Record<TagColor, Paint> = {
  BLUE: createPaint('primary-on-soft', 'primary-soft'),
  VIOLET: createPaint('event-business', 'event-business-soft'),
  PINK: createPaint('event-personal', 'event-personal-soft'),
  RED: createPaint('danger', 'danger-soft'),
  AMBER: createPaint('warning', 'warning-soft'),
  GREEN: createPaint('success', 'success-soft'),
  CYAN: createPaint('info', 'info-soft'),
};

export const tagColors = Object.keys(tagPaints) as TagColor[];

function createPaint(text: string, background: string): Paint {
  return { text: `var(--fd-${text})`, background: `var(--fd-${background})` };
}
