import type { MenuLabel, MenuSection } from '../feature.ts';

export interface MenuGroup {
  id: MenuLabel;
  /** The badge beside the label: the number of entries, or the text "New". */
  badge?: { kind: 'count' | 'new'; tone: 'warning' | 'success' | 'danger' };
  /** The ids of entries, and nested groups, in the order of the menu. */
  items: MenuItem[];
}

export type MenuItem = MenuLabel | MenuGroup;

/** The order of sections, groups and entries in the menu. Features provide the entries. Empty groups are not shown. */
export const menuTree: Record<MenuSection, MenuItem[]> = {
  collections: ['adminOverview'],
  otherCollections: [{ id: 'otherCollections', items: [] }],
  dashboards: [
    {
      id: 'dashboards',
      badge: { kind: 'count', tone: 'warning' },
      items: ['dashboardAnalytics', 'dashboardEcommerce'],
    },
  ],
  apps: [
    'email',
    'chat',
    'todo',
    'calendar',
    {
      id: 'invoice',
      items: ['invoiceList', 'invoiceAdd'],
    },
    {
      id: 'ecommerce',
      items: ['shop', 'wishlist', 'checkout', 'orders'],
    },
    'userList',
    {
      id: 'pages',
      items: [
        {
          id: 'authentication',
          items: [
            'loginV1',
            'loginV2',
            'registerV1',
            'registerV2',
            'forgotPasswordV1',
            'forgotPasswordV2',
            'resetPasswordV1',
            'resetPasswordV2',
          ],
        },
        'accountSettings',
        'profile',
        'faq',
        'knowledgeBase',
        'pricing',
        'blogList',
        { id: 'miscellaneous', items: ['comingSoon', 'notAuthorized', 'maintenance', 'error'] },
      ],
    },
  ],
  ui: [
    {
      id: 'uiKit',
      items: [
        'typography',
        'colors',
        'icons',
        {
          id: 'card',
          badge: { kind: 'new', tone: 'success' },
          items: [
            // remove-feature blog ecommerce
            'cardBasic',
            // end blog ecommerce
            'cardAdvance',
            'cardStatistics',
            'cardAnalytics',
            'cardActions',
          ],
        },
        {
          id: 'components',
          items: [
            'alerts',
            'autoComplete',
            'avatar',
            'badges',
            'blockingOverlay',
            'breadcrumbs',
            'buttons',
            'carousel',
            'collapse',
            'divider',
            'dropdowns',
            'listGroup',
            'mediaObjects',
            'modals',
            'navComponent',
            'pagination',
            'pillBadges',
            'pills',
            'popovers',
            'progress',
            'spinners',
            'tabs',
            'timeline',
            'toasts',
            'tooltips',
          ],
        },
        {
          id: 'extensions',
          items: [
            'alertDialogs',
            'notificationToasts',
            'slider',
            'dragAndDrop',
            'tour',
            'clipboard',
            'mediaPlayer',
            'contextMenu',
            'swipeGallery',
            'ratings',
            'i18n',
            'pageControls',
            'import',
            'export',
            'exportSelected',
          ],
        },
        {
          id: 'pageLayouts',
          items: [
            'layoutCollapsed',
            'layoutBoxed',
            'layoutWithoutMenu',
            'layoutEmpty',
            'layoutBlank',
          ],
        },
        {
          id: 'formElements',
          items: [
            'input',
            'inputGroups',
            'inputMask',
            'textarea',
            'checkbox',
            'radio',
            'switch',
            'select',
            'numberInput',
            'fileUploader',
            'editor',
            'pickers',
          ],
        },
        'formLayout',
        'formWizard',
        {
          id: 'formValidation',
          items: ['validationHookForm', 'validationNative'],
        },
        'formRepeater',
        'table',
        { id: 'datatable', items: ['datatableBasic', 'datatableAdvanced'] },
        {
          id: 'charts',
          badge: { kind: 'count', tone: 'danger' },
          items: ['everydayCharts', 'seriesCharts', 'composedCharts'],
        },
        'maps',
      ],
    },
  ],
  misc: ['accessControl', 'disabledMenu'],
  developers: ['gateway', 'graphql', 'rest'],
};
