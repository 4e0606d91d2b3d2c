import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { CopyMenu } from './CopyMenu.tsx';
import { createFetcher } from './createFetcher.ts';
import { examplesPlugin } from './Examples.tsx';
import { groups } from './examples.ts';
import { Header } from './Header.tsx';
import { storage } from './storage.ts';

const fetcher = createFetcher('/graphql');
const plugins = [examplesPlugin, HISTORY_PLUGIN];
const isWide = matchMedia('(width >= 768px)').matches;

/** Returns the operation in the query string, or the first example if GraphiQL has stored no tabs. */
function findFirstOperation() {
  const params = new URLSearchParams(location.search);
  const query = params.get('query');
  if (query) return { query, variables: params.get('variables') ?? '' };
  return storage.getItem('graphiql:tabState') ? undefined : groups[0]?.examples[0];
}

const firstOperation = findFirstOperation();

export function Explorer() {
  return (
    <>
      <Header />
      <main>
        <GraphiQL
          fetcher={fetcher}
          storage={storage}
          plugins={plugins}
          visiblePlugin={isWide ? examplesPlugin : undefined}
          initialQuery={firstOperation?.query}
          initialVariables={firstOperation?.variables}
          defaultEditorToolsVisibility="variables"
          inputValueDeprecation
          schemaDescription
        >
          <GraphiQL.Logo>{null}</GraphiQL.Logo>
          <GraphiQL.Toolbar>
            {({ prettify, merge }) => (
              <>
                {prettify}
                {merge}
                <CopyMenu />
              </>
            )}
          </GraphiQL.Toolbar>
        </GraphiQL>
      </main>
    </>
  );
}
