import { withBase } from '../../navigation/basePath.ts';
import { CallerSettings } from '../caller/CallerSettings.tsx';
import bell from './bell.svg';
import { texts } from './texts.ts';

/** Returns the URL of Apollo Sandbox with the endpoint of this server. */
function createSandboxUrl() {
  const endpoint = encodeURIComponent(`${location.origin}/graphql`);
  return `https://studio.apollographql.com/sandbox/explorer?endpoint=${endpoint}`;
}

export function Header() {
  return (
    <header className="page-header">
      <img src={bell} alt="" width={28} height={28} />
      <h1>
        <span>{texts.brand}</span> {texts.title}
      </h1>
      <CallerSettings />
      <nav aria-label={texts.pages}>
        <a href={withBase('/')}>{texts.dashboard}</a>
        <a href={withBase('/reference')}>{texts.reference}</a>
        <a
          href={createSandboxUrl()}
          target="_blank"
          rel="noopener noreferrer"
          title={texts.sandboxHint}
        >
          {texts.sandbox} <span aria-hidden="true">↗</span>
        </a>
      </nav>
    </header>
  );
}
