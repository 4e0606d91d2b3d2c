export function removeTests(
  text: string,
  isUse: (part: string) => boolean,
): { text: string; removed: string[] };
