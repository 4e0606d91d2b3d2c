/** Whether the server has controls. With `CONTROLS=off`, it marks the page (`server/plugins/client.ts`). */
export const hasControls = globalThis.document?.documentElement.dataset.controls !== 'off';
