import { getShape } from '../../ui/form/shapes.ts';

export const tabs = ['traffic', 'screen', 'history', 'branches', 'faults', 'upstream'] as const;

export type TabId = (typeof tabs)[number];

/** The tab and the filters of the control panel. The page stores them in the URL, the drawer in the session storage. */
export interface PanelView {
  tab: string;
  api: string[];
  q: string;
  status: string[];
}

export const defaultView: PanelView = { tab: 'traffic', api: [], q: '', status: [] };

/** Returns whether a value from the storage is a view. */
export const isPanelView = getShape(defaultView);

export interface PanelProps {
  view: PanelView;
  onView: (changes: Partial<PanelView>) => void;
}
