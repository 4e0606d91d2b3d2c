import type { TagColor } from '../../gql/todo/graphql.ts';
import { getVariable } from '../../theme/palette.ts';

interface TagStyle {
  text: string;
  background: string;
}

/** The styles of custom tags by colour, in the order of the options in the form. */
export const tagStyles: Record<TagColor, TagStyle> = {
  BLUE: createTagStyle('primary-on-soft', 'primary-soft'),
  VIOLET: createTagStyle('event-business', 'event-business-soft'),
  PINK: createTagStyle('event-personal', 'event-personal-soft'),
  RED: createTagStyle('danger', 'danger-soft'),
  AMBER: createTagStyle('warning', 'warning-soft'),
  GREEN: createTagStyle('success', 'success-soft'),
  CYAN: createTagStyle('info', 'info-soft'),
};

export const tagColors = Object.keys(tagStyles) as TagColor[];

function createTagStyle(text: string, background: string): TagStyle {
  return { text: `var(${getVariable(text)})`, background: `var(${getVariable(background)})` };
}
