export type Problem = 'unsupported' | 'unreadable' | 'failed';

export interface Texts extends Record<Problem, { title: string; text: string }> {
  reload: string;
  reset: string;
  /** The browser stores nothing. */
  memory: string;
  /** Another version of the worker is ready. */
  update: string;
  close: string;
}

/** They are here and not in `locales/`, because the dashboard with its translations cannot be loaded. */
const english: Texts = {
  unsupported: {
    title: 'This page needs a service worker',
    text: 'The demo runs entirely in your browser, in a service worker. Open it over HTTPS or on localhost, in a current browser, and outside of a private window.',
  },
  unreadable: {
    title: 'The stored data belong to another version',
    text: 'This version of the demo cannot read the changes that are stored in this browser. Delete them to start again with the sample data.',
  },
  failed: {
    title: 'The demo could not be started',
    text: 'Check your connection, and load the page again.',
  },
  reload: 'Reload',
  reset: 'Delete data and restart',
  memory: 'This window stores nothing. Your changes are lost when you close it.',
  update: 'A new version is ready. Updating reloads all tabs of this site.',
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
      text: 'Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
    },
    reload: 'Neu laden',
    reset: 'Daten löschen und neu starten',
    memory:
      'Dieses Fenster speichert nichts. Ihre Änderungen gehen verloren, wenn Sie es schließen.',
    update:
      'Eine neue Version ist bereit. Beim Aktualisieren werden alle Tabs dieser Seite neu geladen.',
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
      text: 'Vérifiez votre connexion, puis rechargez la page.',
    },
    reload: 'Recharger',
    reset: 'Supprimer les données et redémarrer',
    memory: 'Cette fenêtre n’enregistre rien. Vos modifications seront perdues à sa fermeture.',
    update: 'Une nouvelle version est prête. La mise à jour recharge tous les onglets de ce site.',
    close: 'Fermer',
  },
  pt: {
    unsupported: {
      title: 'Esta página precisa de um service worker',
      text: 'A demonstração é executada inteiramente no navegador, em um service worker. Abra-a por HTTPS ou em localhost, em um navegador atual e fora de uma janela anônima.',
    },
    unreadable: {
      title: 'Os dados salvos são de outra versão',
      text: 'Esta versão da demonstração não consegue ler as alterações salvas neste navegador. Exclua-as para recomeçar com os dados de exemplo.',
    },
    failed: {
      title: 'Não foi possível iniciar a demonstração',
      text: 'Verifique sua conexão e recarregue a página.',
    },
    reload: 'Recarregar',
    reset: 'Excluir dados e reiniciar',
    memory: 'Esta janela não salva nada. Suas alterações serão perdidas quando você a fechar.',
    update: 'Uma nova versão está pronta. A atualização recarrega todas as abas deste site.',
    close: 'Fechar',
  },
};

/** Returns the texts in the language of the page. */
export const findTexts = (): Texts => texts[document.documentElement.lang] ?? english;
