import type { TypePolicies } from '@apollo/client';
import type { Icon } from '@tabler/icons-react';
import type { DocumentNode } from 'graphql';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Rule } from './state/abilities.ts';

export type { Rule } from './state/abilities.ts';

/** What a feature contributes to the app. */
export interface Feature {
  /** The feature's folder, which is also the namespace of its texts. */
  name: string;
  routes?: ScreenRoute[];
  menu?: MenuEntry[];
  /** Widgets in the navbar, such as the cart. */
  navbar?: NavbarWidget[];
  /** What the command palette can do for this feature. */
  commands?: Command[];
  /** How the cache keeps types that have no id. */
  typePolicies?: TypePolicies;
  /** What it lends to the screens of others, who draw it as `<Part name="…" />`. */
  parts?: PartLoaders;
}

/** What features lend, and what each part is told. A feature adds its own with `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
export interface Parts {}

export type PartLoaders = {
  [Name in keyof Parts]?: () => Promise<ComponentType<Parts[Name]>>;
};

export type ScreenRoute = RouteObject & {
  /** Namespaces of texts that it shows beside its feature's. */
  texts?: string[];
  /** What the frame does around the screen. */
  handle?: ScreenSettings;
};

export interface ScreenSettings {
  /** `frame`: menu, bar and footer around it. `blank`: the screen alone. */
  layout?: 'frame' | 'blank';
  /** An app fills the window and scrolls inside itself. */
  isApp?: boolean;
  /** Overrides the viewer's own choice for as long as the screen is open. */
  menu?: 'collapsed' | 'hidden';
  content?: 'boxed';
  /** One signs in here as somebody else, and goes on from home. */
  isSignIn?: boolean;
  /** Who may open it; without it, who may read everything. */
  access?: 'everyone' | 'guests' | Rule;
}

/** The places of the bar, in their order. */
export type NavbarSlot = 'bookmarks' | 'search' | 'cart' | 'notifications' | 'user';

export interface NavbarWidget {
  slot: NavbarSlot;
  Widget: ComponentType;
  /** What it shows. The bar asks for all its widgets at once; they read it from the cache. */
  query?: DocumentNode;
}

/** An act in the command palette. */
export interface Command {
  /** The frame's texts hold its label as `command.<id>`, so that the palette needs no feature's texts. */
  id: string;
  /** Of the label, where it is a name that needs no translation. */
  label?: string;
  icon: Icon;
  /** Where it leads, or what it does. */
  to?: string;
  run?: () => unknown;
  /** Whether there is nothing left to do, such as a switch to what is on. */
  isDone?: () => boolean;
}

export type MenuSection = 'dashboards' | 'apps' | 'ui' | 'forms' | 'charts' | 'misc' | 'developers';

/** An entry of the menu. Where it stands, `app/menuTree.ts` says under its id. */
export interface MenuEntry {
  /** Where it stands if the tree does not know it: last in this section, or in the last of these groups. */
  section?: MenuSection;
  groups?: string[];
  /** The frame's texts hold its label as `menu.<id>`, so that the menu needs no feature's texts. */
  id: string;
  /** On the first level only. */
  icon?: Icon;
  /** Of the group it stands in on the first level; one entry of a group brings it. */
  groupIcon?: Icon;
  to: string;
  isNewTab?: boolean;
  /** A page of its own, which the router does not know. */
  isApart?: boolean;
  isDisabled?: boolean;
  need?: Rule;
}
