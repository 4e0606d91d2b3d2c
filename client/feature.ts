import type { ApolloClient, TypePolicies } from '@apollo/client';
import type { Icon } from '@tabler/icons-react';
import type { DocumentNode } from 'graphql';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Language } from './config.ts';
import type texts from './gql/texts/en.json';
import type { Rule } from './session/abilities.ts';

export type { Rule } from './session/abilities.ts';

/** The routes, menu entries and components of a feature. */
export interface Feature {
  /** The feature's folder, which is also the namespace of its texts. */
  name: string;
  routes?: ScreenRoute[];
  menu?: MenuEntry[];
  /** Loads menu entries that depend on the schema, before the frame is rendered, and passes them to `onChange` after each change. */
  loadMenu?: (client: ApolloClient, onChange: (entries: MenuEntry[]) => void) => Promise<void>;
  /** Widgets in the navbar, such as the cart. */
  navbar?: NavbarWidget[];
  /** Data that the frame fetches in one request with those of the navbar. */
  frameQuery?: DocumentNode;
  /** A component over every screen in the frame, such as a notice. It is rendered after the first screen has loaded. */
  overlay?: ComponentType;
  /** Commands of the command palette. */
  commands?: Command[];
  /** Cache policies for types without an id. */
  typePolicies?: TypePolicies;
  /** Components that other features render as `<SharedComponent name="…" />`. */
  sharedComponents?: SharedComponentLoaders;
}

/** The props of each shared component, by its name. A feature adds its components with `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: features extend it
export interface SharedComponents {}

export type SharedComponentLoaders = {
  [Name in keyof SharedComponents]?: () => Promise<ComponentType<SharedComponents[Name]>>;
};

export type ScreenRoute = RouteObject & {
  /** The namespaces of texts that the screen uses besides that of its feature. */
  texts?: string[];
  /** Settings of the frame around the screen. */
  handle?: ScreenSettings;
};

export interface ScreenSettings {
  /** `frame`: with menu, navbar and footer. `blank`: without them. The default is `frame`. */
  layout?: 'frame' | 'blank';
  /** Whether the screen is an app, which fills the window and scrolls inside itself. */
  isApp?: boolean;
  /** Overrides the layout setting of the viewer while the screen is open. */
  menu?: 'collapsed' | 'hidden';
  content?: 'boxed';
  /** Whether a signed-in user can sign in here as another user. The home page opens afterwards. */
  isSignIn?: boolean;
  /** The viewers that may open the screen. The default is all viewers who may read everything. */
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
  /** The address to open. A command has either `to` or `run`. */
  to?: string;
  run?: () => unknown;
  /** Returns whether the command would have no effect, such as a switch to the current color scheme. */
  isDone?: () => boolean;
};

type CommandName =
  /** The label is the text `command.<id>` of the frame, so that the palette loads no texts of features. */
  | { id: keyof typeof texts.command; label?: undefined }
  /** The label is the name of a language, which is not translated. */
  | { id: Language; label: string };

export type MenuSection =
  | 'collections'
  | 'otherCollections'
  | 'dashboards'
  | 'apps'
  | 'ui'
  | 'misc'
  | 'developers';

type MenuTexts = typeof texts.menu;

/** The id of an entry or a group. The label is `menu.<id>` in the texts of its feature, or for a group in those of the frame. */
export type MenuLabel = {
  [Name in keyof MenuTexts]: MenuTexts[Name] extends string ? Name : never;
}[keyof MenuTexts];

type EntryName =
  | { id: MenuLabel; label?: undefined }
  /** The label is the name of a collection of an own schema, which is not translated. */
  | { id: `collection.${string}`; label: string };

/** A number beside an entry of the menu, such as that of the unread emails. */
export interface MenuCount {
  query: DocumentNode;
  /** Returns the number from the result of the query. */
  getCount: (data: never) => number;
  /** The description of the number, for screen readers. */
  label: MenuCountLabel;
}

type MenuCountLabel = keyof typeof texts.menuCount;

/** An entry of the menu. `frame/menuTree.ts` defines the order of the ids. */
export type MenuEntry = EntryName & {
  /** The section of an entry whose id is not in `frame/menuTree.ts`. The entry is the last one in it. */
  section?: MenuSection;
  /** The groups that contain an entry whose id is not in `frame/menuTree.ts`, outermost first. */
  groups?: string[];
  /** The icon of an entry on the first level. */
  icon?: Icon;
  /** The icon of the first-level group that contains the entry. One entry of each group has it. */
  groupIcon?: Icon;
  to: string;
  /** The id of the entry that the menu marks instead. The menu does not show this entry, such as the page of an invoice. */
  partOf?: MenuLabel;
  /** The number beside the label. */
  count?: MenuCount;
  isNewTab?: boolean;
  /** Whether the page is not a screen of the app, such as the GraphQL explorer. */
  isOutsideApp?: boolean;
  isDisabled?: boolean;
  /** The permission that the viewer needs to see the entry. */
  access?: Rule;
};
