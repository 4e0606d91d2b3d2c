import type { TranslationKeys } from 'i18next';
import type { MenuLabel } from '../../feature.ts';
import { typedEntries } from '../../ui/typedKeys.ts';

/** A namespace of texts that belongs to a subject of the gallery. */
export type SubjectId = {
  [Name in MenuLabel & keyof TranslationKeys]: 'about' extends TranslationKeys[Name] ? Name : never;
}[MenuLabel & keyof TranslationKeys];

/**
 * Every subject of the gallery, by the menu group it stands in: the group's path, and the menu ids
 * of its subjects, each with the last step of its address where that is not the id with dashes. The
 * demos are in `client/gallery/<id>/`, the labels in the menu's texts. A family of one subject of the
 * same name stands in the menu without a group.
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

/** Every subject with its family and its address. */
export const subjects = typedEntries(families).flatMap(([family, [path, ids]]) =>
  ids.split(' ').map((subject) => {
    const [id = '', step = dashed(id)] = subject.split(':');
    // `app/menu.test.ts` checks that the menu has a label for each id.
    return { family, id: id as SubjectId, to: path + step };
  }),
);
