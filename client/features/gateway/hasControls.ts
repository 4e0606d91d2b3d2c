/** Whether the server has the routes of the control panel. `server/plugins/client.ts` marks the page if `CONTROLS=off`. */
export const hasControls = globalThis.document?.documentElement.dataset.controls !== 'off';
