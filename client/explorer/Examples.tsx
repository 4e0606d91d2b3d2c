import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { IconListDetails } from '@tabler/icons-react';
import { type Example, groups } from './examples.ts';
import { texts } from './texts.ts';

/**
 * Opens an example in a new tab, or the tab that has it already. Waits for the editors, because
 * GraphiQL would store an empty first tab.
 */
function useOpenExample() {
  const { addTab, changeTab, updateActiveTabValues } = useGraphiQLActions();
  const tabs = useGraphiQL((state) => state.tabs);
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);

  if (!queryEditor || !variableEditor) return undefined;

  return ({ query, variables }: Example) => {
    const open = tabs.findIndex((tab) => tab.query === query);
    if (open >= 0) return changeTab(open);
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
