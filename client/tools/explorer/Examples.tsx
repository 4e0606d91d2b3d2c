import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { IconListDetails } from '@tabler/icons-react';
import { type Example, groups } from './examples.ts';
import { texts } from './texts.ts';

/**
 * Returns the function that opens an example: in a new tab, or in the tab that contains it. Returns `undefined` until the
 * editors are ready, because GraphiQL would otherwise store an empty first tab.
 */
function useOpenExample() {
  const { addTab, changeTab, updateActiveTabValues } = useGraphiQLActions();
  const tabs = useGraphiQL((state) => state.tabs);
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);

  if (!queryEditor || !variableEditor) return undefined;

  return ({ query, variables }: Example) => {
    const openTab = tabs.findIndex((tab) => tab.query === query);
    if (openTab >= 0) return changeTab(openTab);
    addTab();
    queryEditor.setValue(query);
    variableEditor.setValue(variables);
    updateActiveTabValues({ query, variables });
  };
}

function Examples() {
  const openExample = useOpenExample();

  return (
    <section aria-label={texts.examples} className="examples">
      <h2 className="graphiql-doc-explorer-title">{texts.examples}</h2>
      <p>{texts.examplesHint}</p>
      {groups.map((group) => (
        <div key={group.title}>
          <h3>{group.title}</h3>
          <ul>
            {group.examples.map((example) => (
              <li key={example.name}>
                <button
                  type="button"
                  disabled={!openExample}
                  onClick={() => openExample?.(example)}
                >
                  <span className="examples-title">{example.title}</span>{' '}
                  <span className="examples-kind" data-kind={example.kind}>
                    {texts[example.kind]}
                  </span>
                  {example.description && <small>{example.description}</small>}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

export const examplesPlugin: GraphiQLPlugin = {
  title: texts.examples,
  icon: IconListDetails,
  content: Examples,
};
