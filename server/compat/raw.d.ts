declare module '*?raw' {
  const source: string;
  // biome-ignore lint/style/noDefaultExport: Vite exports raw files as default.
  export default source;
}
