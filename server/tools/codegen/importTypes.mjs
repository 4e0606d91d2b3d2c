/** A plugin of codegen that imports the types of the schema as `Types`. */
export const plugin = () => "import type * as Types from './types.ts';";
