/**
 * What shares a file. The bundler alone gives every piece that two screens use a file of its own:
 * four hundred, whose names and wrappings were a tenth of the first load.
 */
export const groups = [
  {
    // What every page stands on; it outlasts most releases.
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|clsx)\//,
  },
  {
    // Small pieces of the entry that screens use as well.
    name: 'start',
    test: /vite\/preload-helper|use-isomorphic-effect\.mjs|@tabler\/icons-react\/dist\/esm\/(create|default)|client\/state\/(storage|store|failure|post|session)\.ts/,
  },
  {
    // Icons that most screens show.
    name: 'signs',
    test: /\/icons\/Icon(AlertCircle|AlertTriangle|ArrowBackUp|ArrowDown|ArrowUp|ArrowsSort|Ban|Check|ChevronDown|ChevronLeft|ChevronRight|CircleCheck|Dots|Inbox|Menu2|Minus|Pencil|Refresh|Star|StarFilled|Trash|TrashX|X)\.mjs/,
  },
  {
    // Small pieces of the frame, without data.
    name: 'desk',
    test: /node_modules\/(@casl\/|@mantine\/hooks\/esm\/(use-id|utils\/random-id|utils\/use-callback-ref|use-debounced-callback|use-disclosure)\/)|client\/(state\/(directory|attempts|useUrlParams|abilities)|ui\/useKeptFocus)\.ts/,
  },
  {
    // What only screens with data stand on. One screen uses the two hooks that are left out.
    name: 'data',
    test: /node_modules\/(@apollo\/client\/(?!react\/hooks\/use(Fragment|LazyQuery)\.)|(graphql|rxjs|optimism|@wry|tslib)\/)|client\/state\/(early|hooks|waiting)\.ts/,
  },
];
