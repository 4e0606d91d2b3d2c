declare module '*?raw' {
  const source: string;
  // biome-ignore lint/style/noDefaultExport: Vite exports a raw file so.
  export default source;
}
