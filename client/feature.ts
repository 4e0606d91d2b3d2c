import type { TypePolicies } from '@apollo/client';
import type { Icon } from '@tabler/icons-react';
import type { DocumentNode } from 'graphql';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type texts from './app/locales/en.json';
import type { Language } from './config.ts';
import type { Rule } from './state/abilities.ts';

export type { Rule } from './state/abilities.ts';

/** The exports of a feature for the app. */
export interface Feature {
  /** The feature's folder, which is also the namespace of its texts. */
  name: string;
  routes?: ScreenRoute[];
  menu?: MenuEntry[];
  /** Widgets in the navbar, such as the cart. */
  navbar?: NavbarWidget[];
  /** A component over every screen in the frame, such as a notice. It is rendered after the first screen. */
  overlay?: ComponentType;
  /** Commands of the command palette. */
  commands?: Command[];
  /** Cache policies for types without an id. */
  typePolicies?: TypePolicies;
  /** Components that the screens of other features render as `<Part name="…" />`. */
  parts?: PartLoaders;
}

/** The props of each part by its name. A feature adds its parts with `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: features extend it
export interface Parts {}

export type PartLoaders = {
  [Name in keyof Parts]?: () => Promise<ComponentType<Parts[Name]>>;
};

export type ScreenRoute = RouteObject & {
  /** Further namespaces of texts, besides that of the feature. */
  texts?: string[];
  /** Settings of the frame around the screen. */
  handle?: ScreenSettings;
};

export interface ScreenSettings {
  /** `frame`: with menu, bar and footer. `blank`: without them. */
  layout?: 'frame' | 'blank';
  /** An app fills the window and scrolls inside itself. */
  isApp?: boolean;
  /** Overrides the viewer's own choice for as long as the screen is open. */
  menu?: 'collapsed' | 'hidden';
  content?: 'boxed';
  /** Whether a user can sign in here as another user, and continues on the home page. */
  isSignIn?: boolean;
  /** The viewers that may open the screen. The default is everyone who may read everything. */
  access?: 'everyone' | 'guests' | Rule;
}

/** The places in the navbar, in their order. */
export type NavbarSlot = 'branch' | 'bookmarks' | 'search' | 'cart' | 'notifications' | 'user';

export interface NavbarWidget {
  slot: NavbarSlot;
  Widget: ComponentType;
  /** The data of the widget. The navbar fetches the queries of all widgets in one request. */
  query?: DocumentNode;
}

/** A command of the command palette. */
export type Command = CommandName & {
  icon: Icon;
  /** The address to open. A command has either this or `run`. */
  to?: string;
  run?: () => unknown;
  /** Returns whether the command would have no effect, such as a change to the current color scheme. */
  isDone?: () => boolean;
};

type CommandName =
  /** The label is `command.<id>` in the texts of the frame, so that the palette loads no texts of features. */
  | { id: keyof typeof texts.command; label?: undefined }
  /** The label is the name of a language, which is not translated. */
  | { id: Language; label: string };

export type MenuSection = 'dashboards' | 'apps' | 'ui' | 'forms' | 'charts' | 'misc' | 'developers';

type MenuTexts = typeof texts.menu;

/** A name that has a label: `menu.<name>` in the texts of the frame. */
export type MenuLabel = {
  [Name in keyof MenuTexts]: MenuTexts[Name] extends string ? Name : never;
}[keyof MenuTexts];

/** An entry of the menu. `app/menuTree.ts` defines its place by its id. */
export interface MenuEntry {
  /** The place of an entry that is not in the tree: last in this section, or in the last of these groups. */
  section?: MenuSection;
  groups?: string[];
  /** The label is `menu.<id>` in the texts of the frame, so that the menu loads no texts of features. */
  id: MenuLabel;
  /** The icon of an entry on the first level. */
  icon?: Icon;
  /** The icon of the entry's group on the first level. One entry of each group has it. */
  groupIcon?: Icon;
  to: string;
  isNewTab?: boolean;
  /** Whether the page is not part of the app, such as the API explorer. */
  isApart?: boolean;
  isDisabled?: boolean;
  need?: Rule;
}
