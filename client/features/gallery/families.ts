import type { TranslationKeys } from 'i18next';
import type { MenuLabel } from '../../feature.ts';
import { typedEntries } from '../../ui/typedKeys.ts';

/** The text namespace of a subject. */
export type SubjectId = {
  [Name in MenuLabel & keyof TranslationKeys]: 'about' extends TranslationKeys[Name] ? Name : never;
}[MenuLabel & keyof TranslationKeys];

/**
 * The subjects of the gallery by menu group: the path of the group, and the menu ids of its
 * subjects. A subject with a string has that last path segment; the others have their id in kebab
 * case. The demos are in `client/gallery/<id>/`, and the labels in the texts of the menu. A group
 * with a single subject of the same name has no submenu.
 */
const families = {
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

const dashed = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every subject with its menu group and its path. */
export const subjects = typedEntries(families).flatMap(([family, [path, ids]]) =>
  ids.split(' ').map((subject) => {
    const [id = '', step = dashed(id)] = subject.split(':');
    // `app/menu.test.ts` checks that the menu has a label for each id.
    return { family, id: id as SubjectId, to: path + step };
  }),
);
