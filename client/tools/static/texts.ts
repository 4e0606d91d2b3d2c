/** Reasons why the dashboard cannot start. `unreadable`: the stored data has the format of another version. */
export type Problem = 'unsupported' | 'unreadable' | 'failed';

/**
 * `memory`: nothing is stored. `update`: another version of the worker is ready. `otherTabs`: the ready version cannot
 * replace the active version, because other tabs use it. `updating`: the ready version is replacing the active version.
 */
export type Notice = 'memory' | 'update' | 'otherTabs' | 'updating';

/** The texts of one language. */
export interface Texts
  extends Record<Problem, { title: string; text: string }>,
    Record<Notice, string> {
  reload: string;
  deleteData: string;
  close: string;
}

/** The texts are not in `locales/`, because they are needed when the dashboard with its translations cannot be loaded. */
const english: Texts = {
  unsupported: {
    title: 'This page needs a service worker',
    text: 'The demo runs entirely in your browser, in a service worker. Open it over HTTPS or on localhost, in a current browser, and not in a private window.',
  },
  unreadable: {
    title: 'The stored data is from another version',
    text: 'This version of the demo cannot read the changes that are stored in this browser. Delete the changes to start again with the sample data.',
  },
  failed: {
    title: 'The demo could not be started',
    text: 'Check your connection and the free space on this device, then reload the page.',
  },
  memory: 'This window does not store data. Your changes are lost when you close it.',
  update: 'A new version is ready. Reload the page to use it.',
  otherTabs:
    'A new version is ready. To use it, close the other tabs of this site, then reload this tab.',
  updating: 'The new version is starting.',
  reload: 'Reload',
  deleteData: 'Delete data and restart',
  close: 'Close',
};

const texts: Record<string, Texts> = {
  en: english,
  de: {
    unsupported: {
      title: 'Diese Seite braucht einen Service Worker',
      text: 'Die Demo läuft vollständig im Browser, in einem Service Worker. Öffnen Sie sie über HTTPS oder auf localhost, in einem aktuellen Browser und nicht in einem privaten Fenster.',
    },
    unreadable: {
      title: 'Die gespeicherten Daten gehören zu einer anderen Version',
      text: 'Diese Version der Demo kann die Änderungen nicht lesen, die in diesem Browser gespeichert sind. Löschen Sie sie, um wieder mit den Beispieldaten zu beginnen.',
    },
    failed: {
      title: 'Die Demo konnte nicht gestartet werden',
      text: 'Prüfen Sie Ihre Verbindung und den freien Speicherplatz dieses Geräts, und laden Sie die Seite neu.',
    },
    memory:
      'Dieses Fenster speichert nichts. Ihre Änderungen gehen verloren, wenn Sie es schließen.',
    update: 'Eine neue Version ist bereit. Laden Sie die Seite neu, um sie zu verwenden.',
    otherTabs:
      'Eine neue Version ist bereit. Schließen Sie die anderen Tabs dieser Website, und laden Sie dann diesen neu.',
    updating: 'Die neue Version wird gestartet.',
    reload: 'Neu laden',
    deleteData: 'Daten löschen und neu starten',
    close: 'Schließen',
  },
  fr: {
    unsupported: {
      title: 'Cette page nécessite un service worker',
      text: 'La démo fonctionne entièrement dans votre navigateur, dans un service worker. Ouvrez-la en HTTPS ou sur localhost, dans un navigateur récent et hors d’une fenêtre privée.',
    },
    unreadable: {
      title: 'Les données enregistrées proviennent d’une autre version',
      text: 'Cette version de la démo ne peut pas lire les modifications enregistrées dans ce navigateur. Supprimez-les pour repartir des données d’exemple.',
    },
    failed: {
      title: 'La démo n’a pas pu démarrer',
      text: 'Vérifiez votre connexion et l’espace libre de cet appareil, puis rechargez la page.',
    },
    memory: 'Cette fenêtre n’enregistre rien. Vos modifications seront perdues à sa fermeture.',
    update: 'Une nouvelle version est prête. Rechargez la page pour l’utiliser.',
    otherTabs:
      'Une nouvelle version est prête. Fermez les autres onglets de ce site, puis rechargez celui-ci.',
    updating: 'La nouvelle version démarre.',
    reload: 'Recharger',
    deleteData: 'Supprimer les données et redémarrer',
    close: 'Fermer',
  },
  pt: {
    unsupported: {
      title: 'Esta página precisa de um service worker',
      text: 'A demonstração funciona inteiramente no navegador, num service worker. Abra-a por HTTPS ou em localhost, num navegador atual e fora de uma janela privada.',
    },
    unreadable: {
      title: 'Os dados guardados são de outra versão',
      text: 'Esta versão da demonstração não consegue ler as alterações guardadas neste navegador. Elimine-as para recomeçar com os dados de exemplo.',
    },
    failed: {
      title: 'Não foi possível iniciar a demonstração',
      text: 'Verifique a ligação e o espaço livre neste dispositivo e recarregue a página.',
    },
    memory: 'Esta janela não guarda nada. As suas alterações perdem-se quando a fechar.',
    update: 'Há uma nova versão pronta. Recarregue a página para a usar.',
    otherTabs:
      'Há uma nova versão pronta. Feche os outros separadores deste site e recarregue este.',
    updating: 'A nova versão está a iniciar.',
    reload: 'Recarregar',
    deleteData: 'Eliminar dados e recomeçar',
    close: 'Fechar',
  },
};

/** Returns the texts in the language of the page. */
export const findTexts = (): Texts => texts[document.documentElement.lang] ?? english;
