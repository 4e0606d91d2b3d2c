import type { PageRow } from './row.ts';

interface ScreenSettings {
  isBookmarked?: true;
  isCollapsed?: true;
}

type Screen = [title: string, link: string, icon: string, settings?: ScreenSettings];

const apps: Screen[] = [
  ['Analytics dashboard', '/dashboard/analytics', 'Activity'],
  ['eCommerce dashboard', '/dashboard/ecommerce', 'Home'],
  ['Email', '/apps/email', 'Mail', { isBookmarked: true }],
  ['Chat', '/apps/chat', 'MessageSquare', { isBookmarked: true }],
  ['To-do', '/apps/todo', 'CheckSquare', { isBookmarked: true }],
  ['Calendar', '/apps/calendar', 'Calendar', { isBookmarked: true }],
  ['Invoice list', '/apps/invoice/list', 'FileText'],
  ['Invoice preview', '/apps/invoice/preview', 'Eye'],
  ['Edit invoice', '/apps/invoice/edit', 'Edit'],
  ['Add invoice', '/apps/invoice/add', 'FilePlus'],
  ['Shop', '/apps/ecommerce/shop', 'ShoppingBag'],
  ['Product details', '/apps/ecommerce/product-detail', 'Package'],
  ['Wish list', '/apps/ecommerce/wishlist', 'Heart'],
  ['Checkout', '/apps/ecommerce/checkout', 'CreditCard'],
  ['User list', '/apps/user/list', 'Users'],
  ['User view', '/apps/user/view', 'User'],
  ['Edit user', '/apps/user/edit', 'UserCheck'],
];

const pages: Screen[] = [
  ['Login v1', '/pages/login-v1', 'LogIn'],
  ['Login v2', '/pages/login-v2', 'LogIn'],
  ['Register v1', '/pages/register-v1', 'UserPlus'],
  ['Register v2', '/pages/register-v2', 'UserPlus'],
  ['Forgot password v1', '/pages/forgot-password-v1', 'HelpCircle'],
  ['Forgot password v2', '/pages/forgot-password-v2', 'HelpCircle'],
  ['Reset password v1', '/pages/reset-password-v1', 'Key'],
  ['Reset password v2', '/pages/reset-password-v2', 'Key'],
  ['Account settings', '/pages/account-settings', 'Settings'],
  ['Profile', '/pages/profile', 'User', { isCollapsed: true }],
  ['FAQ', '/pages/faq', 'HelpCircle'],
  ['Knowledge base', '/pages/knowledge-base', 'BookOpen'],
  ['Pricing', '/pages/pricing', 'DollarSign'],
  ['Blog list', '/pages/blog/list', 'Rss'],
  ['Blog detail', '/pages/blog/detail', 'Book'],
  ['Edit blog post', '/pages/blog/edit', 'Edit2'],
  ['Coming soon', '/misc/coming-soon', 'Clock'],
  ['Not authorized', '/misc/not-authorized', 'Slash'],
  ['Maintenance', '/misc/maintenance', 'Tool'],
  ['Error', '/misc/error', 'AlertTriangle'],
];

const elements: Screen[] = [
  ['Typography', '/ui-element/typography', 'Type'],
  ['Colors', '/colors/colors', 'Droplet'],
  ['Icons', '/icons/reactfeather', 'Feather'],
  // remove-feature blog ecommerce
  ['Basic cards', '/cards/basic', 'Square'],
  // end blog ecommerce
  ['Advance cards', '/cards/advance', 'Layers'],
  ['Statistics cards', '/cards/statistics', 'BarChart'],
  ['Analytics cards', '/cards/analytics', 'PieChart'],
  ['Card actions', '/cards/action', 'Maximize2'],
];

const components: Screen[] = [
  ['Alerts', '/components/alerts', 'AlertCircle'],
  ['Auto complete', '/components/auto-complete', 'Search'],
  ['Avatar', '/components/avatar', 'User'],
  ['Badges', '/components/badges', 'Award'],
  ['Blocking overlay', '/components/blockui', 'Loader'],
  ['Breadcrumbs', '/components/breadcrumbs', 'ChevronsRight'],
  ['Buttons', '/components/buttons', 'ToggleRight'],
  ['Carousel', '/components/carousel', 'Image'],
  ['Collapse', '/components/collapse', 'ChevronsDown'],
  ['Divider', '/components/divider', 'Minus'],
  ['Dropdowns', '/components/dropdowns', 'ChevronDown'],
  ['List group', '/components/list-group', 'List'],
  ['Media objects', '/components/media-objects', 'Film'],
  ['Modals', '/components/modals', 'Copy'],
  ['Navs', '/components/nav-component', 'Navigation'],
  ['Pagination', '/components/pagination', 'MoreHorizontal'],
  ['Pill badges', '/components/pill-badges', 'Tag'],
  ['Pills', '/components/pills-component', 'Bookmark'],
  ['Popovers', '/components/popovers', 'MessageCircle'],
  ['Progress', '/components/progress', 'BarChart2'],
  ['Spinners', '/components/spinners', 'RefreshCw'],
  ['Tabs', '/components/tabs-component', 'Folder'],
  ['Timeline', '/components/timeline', 'GitCommit'],
  ['Toasts', '/components/toasts', 'Bell'],
  ['Tooltips', '/components/tooltips', 'Info'],
];

const extensions: Screen[] = [
  ['Alert dialogs', '/extensions/sweet-alert', 'AlertOctagon'],
  ['Notifications', '/extensions/toastr', 'Bell'],
  ['Sliders', '/extensions/slider', 'Sliders'],
  ['Drag and drop', '/extensions/drag-and-drop', 'Move'],
  ['Tour', '/extensions/tour', 'Compass'],
  ['Clipboard', '/extensions/clipboard', 'Clipboard'],
  ['Media player', '/extensions/react-player', 'PlayCircle'],
  ['Context menu', '/extensions/context-menu', 'MousePointer'],
  ['Swipe gallery', '/extensions/swiper', 'Smartphone'],
  ['Ratings', '/extensions/ratings', 'Star'],
  ['Languages', '/extensions/i18n', 'Globe'],
  ['Page numbers', '/extensions/pagination', 'Hash'],
  ['Import', '/extensions/import', 'UploadCloud'],
  ['Export', '/extensions/export', 'DownloadCloud'],
  ['Export selected', '/extensions/export-selected', 'Download'],
];

const layouts: Screen[] = [
  ['Collapsed menu', '/page-layout/collapse-menu', 'Menu'],
  ['Boxed layout', '/page-layout/layout-boxed', 'Box'],
  ['Without menu', '/page-layout/without-menu', 'Sidebar'],
  ['Empty layout', '/page-layout/layout-empty', 'Layout'],
  ['Blank layout', '/page-layout/layout-blank', 'File'],
];

const forms: Screen[] = [
  ['Input', '/forms/elements/input', 'Edit3'],
  ['Input groups', '/forms/elements/input-group', 'Grid'],
  ['Input mask', '/forms/elements/input-mask', 'Shield'],
  ['Textarea', '/forms/elements/textarea', 'AlignLeft'],
  ['Checkbox', '/forms/elements/checkbox', 'CheckSquare'],
  ['Radio', '/forms/elements/radio', 'Disc'],
  ['Switch', '/forms/elements/switch', 'ToggleLeft'],
  ['Select', '/forms/elements/select', 'Server'],
  ['Number input', '/forms/elements/number-input', 'Plus'],
  ['File uploader', '/forms/elements/file-uploader', 'Upload'],
  ['Editor', '/forms/elements/editor', 'Bold'],
  ['Date and time picker', '/forms/elements/pickers', 'Watch'],
  ['Form layout', '/forms/layout/form-layout', 'Columns'],
  ['Form wizard', '/forms/wizard', 'ChevronsRight'],
  ['Form validation as you type', '/forms/react-hook-form', 'CheckCircle'],
  ['Form validation on submit', '/forms/reactstrap-validation', 'Check'],
  ['Form repeater', '/forms/form-repeater', 'Repeat'],
];

const tablesAndCharts: Screen[] = [
  ['Table', '/tables/reactstrap', 'Grid'],
  ['Basic datatable', '/datatables/basic', 'Database'],
  ['Advanced datatable', '/datatables/advance', 'Filter'],
  ['Everyday charts', '/charts/apex', 'TrendingUp'],
  ['Charts with many series', '/charts/chartjs', 'BarChart2'],
  ['Composed charts', '/charts/recharts', 'PieChart'],
  ['Maps', '/maps/leaflet', 'Map'],
  ['Access control', '/access-control', 'Lock'],
];

const screens = [
  ...apps,
  ...pages,
  ...elements,
  ...components,
  ...extensions,
  ...layouts,
  ...forms,
  ...tablesAndCharts,
];

/** Ids that the REST contract does not use for screens. */
const unusedIds = [80, 113];

export function seedPages(): PageRow[] {
  const ids = Array.from({ length: screens.length + unusedIds.length }, (_, index) => index + 1);
  const usedIds = ids.filter((id) => !unusedIds.includes(id));

  return screens.map(([title, link, icon, settings], index) => ({
    id: usedIds[index] as number,
    target: link.slice(1).replaceAll('/', '-'),
    title,
    icon,
    link,
    isBookmarked: settings?.isBookmarked ?? false,
    isCollapsed: settings?.isCollapsed ?? null,
  }));
}
