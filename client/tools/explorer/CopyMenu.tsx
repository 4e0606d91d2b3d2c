import { CopyIcon, ToolbarMenu, useGraphiQL } from '@graphiql/react';
import { useState } from 'react';
import { createCallerHeaders } from '../caller/caller.ts';
import { formatCurl, formatFetch } from '../caller/formatRequest.ts';
import { createHook } from './createHook.ts';
import { createOperationRequest, findOperation } from './operationRequest.ts';
import { texts } from './texts.ts';

/** The time in milliseconds for which the menu confirms a copy. */
const confirmationTime = 2000;

/** A menu of the toolbar that copies the operation of the tab as a curl command, as JavaScript, or as a typed hook. */
export function CopyMenu() {
  const [message, setMessage] = useState('');
  const schema = useGraphiQL((state) => state.schema);
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const headerEditor = useGraphiQL((state) => state.headerEditor);
  const operationName = useGraphiQL((state) => state.operationName);

  async function copy(create: () => string | Promise<string>) {
    try {
      await navigator.clipboard.writeText(await create());
      setMessage(texts.copied);
    } catch (error) {
      setMessage(error instanceof Error ? error.message : texts.notCopied);
    }
    setTimeout(() => setMessage(''), confirmationTime);
  }

  const readOperation = () => findOperation(queryEditor?.getValue() ?? '', operationName);
  const createRequest = async () =>
    createOperationRequest(readOperation(), variableEditor?.getValue() ?? '', {
      ...(await createCallerHeaders()),
      ...JSON.parse(headerEditor?.getValue().trim() || '{}'),
    });

  return (
    <>
      <ToolbarMenu
        button={
          <button
            type="button"
            className="graphiql-un-styled graphiql-toolbar-button"
            aria-label={texts.copyAs}
          >
            <CopyIcon className="graphiql-toolbar-icon" aria-hidden="true" />
          </button>
        }
      >
        <ToolbarMenu.Item
          onSelect={() => copy(async () => formatCurl(location.origin, await createRequest()))}
        >
          {texts.copyAsCurl}
        </ToolbarMenu.Item>
        <ToolbarMenu.Item
          onSelect={() => copy(async () => formatFetch(location.origin, await createRequest()))}
        >
          {texts.copyAsFetch}
        </ToolbarMenu.Item>
        <ToolbarMenu.Item
          disabled={!schema}
          onSelect={() => schema && copy(() => createHook(schema, readOperation()))}
        >
          {texts.copyAsHook}
        </ToolbarMenu.Item>
      </ToolbarMenu>
      <span role="status" className="copy-status">
        {message}
      </span>
    </>
  );
}
