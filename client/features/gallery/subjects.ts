import type { TranslationKeys } from 'i18next';
import type { MenuLabel } from '../../feature.ts';
import { typedEntries } from '../../ui/typedKeys.ts';

/** The id of a subject, which is also the namespace of its texts. */
export type SubjectId = {
  [Name in MenuLabel & keyof TranslationKeys]: 'about' extends TranslationKeys[Name] ? Name : never;
}[MenuLabel & keyof TranslationKeys];

/**
 * The menu groups of the gallery, each with its path and the ids of its subjects. An id can be followed by a colon and
 * the last segment of the path. Otherwise, the segment is the id in kebab case. A group with a single subject of the
 * same name has no submenu. The demos are in `client/gallery/<id>/`, the labels in the texts of the menu.
 */
const menuGroups = {
  typography: ['/ui-element/', 'typography'],
  colors: ['/colors/', 'colors'],
  icons: ['/icons/', 'icons:reactfeather'],
  components: [
    '/components/',
    'alerts autoComplete avatar badges blockingOverlay:blockui breadcrumbs buttons carousel collapse divider dropdowns listGroup mediaObjects modals navComponent pagination pillBadges pills:pills-component tabs:tabs-component popovers tooltips progress spinners timeline toasts',
  ],
  extensions: [
    '/extensions/',
    'alertDialogs:sweet-alert notificationToasts:toastr slider dragAndDrop tour clipboard mediaPlayer:react-player contextMenu swipeGallery:swiper ratings i18n pageControls:pagination import export exportSelected',
  ],
  formElements: [
    '/forms/elements/',
    'input inputGroups:input-group inputMask textarea checkbox radio switch select numberInput fileUploader editor pickers',
  ],
  formLayout: ['/forms/layout/', 'formLayout'],
  formWizard: ['/forms/', 'formWizard:wizard'],
  formValidation: [
    '/forms/',
    'validationHookForm:react-hook-form validationNative:reactstrap-validation',
  ],
  formRepeater: ['/forms/', 'formRepeater'],
  table: ['/tables/', 'table:reactstrap'],
  charts: ['/charts/', 'everydayCharts:apex seriesCharts:chartjs composedCharts:recharts'],
  maps: ['/maps/', 'maps:leaflet'],
} satisfies Partial<Record<MenuLabel, [path: string, subjects: string]>>;

const toKebabCase = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** All subjects, each with its menu group and its path. */
export const subjects = typedEntries(menuGroups).flatMap(([menuGroup, [path, ids]]) =>
  ids.split(' ').map((subject) => {
    const [id = '', segment = toKebabCase(id)] = subject.split(':');
    // `frame/menu.test.ts` checks that the menu has a label for each id.
    return { menuGroup, id: id as SubjectId, to: path + segment };
  }),
);
