/** Returns the item with the highest number. Returns undefined if there are no items. */
export function findMost<Item>(
  items: Iterable<Item>,
  count: (item: Item) => number,
): Item | undefined {
  let most: Item | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const counted = count(item);
    if (counted <= highest) continue;
    most = item;
    highest = counted;
  }
  return most;
}
