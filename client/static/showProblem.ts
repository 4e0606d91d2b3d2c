type Problem = 'unsupported' | 'unreadable' | 'failed';

interface Texts extends Record<Problem, { title: string; text: string }> {
  reload: string;
  reset: string;
}

/** They are here and not in `locales/`, because the dashboard with its translations cannot be loaded. */
const texts: Record<string, Texts> = {
  en: {
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
  },
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
  },
};

const style =
  'box-sizing:border-box;max-width:34rem;margin:18vh auto 0;padding:0 1.5rem;font:1rem/1.6 Inter,system-ui,sans-serif;color:var(--fd-text,CanvasText)';
const buttonStyle =
  'margin-top:1rem;padding:.6rem 1.1rem;border:0;border-radius:8px;font:inherit;font-weight:600;cursor:pointer;color:#fff;background:#2f5bea';

/** Shows why there is no dashboard, in the language of the page, and what the visitor can do. */
export function showProblem(problem: Problem, reset?: () => unknown) {
  const { lang } = document.documentElement;
  const named = texts[lang] ?? texts.en;
  if (!named) return;
  const { title, text } = named[problem];

  const heading = Object.assign(document.createElement('h1'), { textContent: title });
  const paragraph = Object.assign(document.createElement('p'), { textContent: text });
  const main = document.createElement('main');
  main.setAttribute('style', style);
  main.append(heading, paragraph);
  if (problem !== 'unsupported') {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: reset ? named.reset : named.reload,
      onclick: reset ?? (() => location.reload()),
    });
    button.setAttribute('style', buttonStyle);
    main.append(button);
  }
  document.title = `${title} · Frontdesk`;
  (document.getElementById('root') ?? document.body).replaceChildren(main);
}
