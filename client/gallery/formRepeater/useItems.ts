import { useState } from 'react';

export interface Item {
  key: string;
  name: string;
  /** The price of one piece in dollars. */
  cost: number;
  quantity: number;
}

const firstItem: Item = { key: '1', name: 'Holm standing desk', cost: 549, quantity: 2 };

/**
 * Returns the items of a form, and functions that change the items. Each item has a stable key, so
 * that its inputs keep their state.
 */
export function useItems() {
  const [items, setItems] = useState([firstItem]);
  const [lastKey, setLastKey] = useState(1);

  return {
    items,
    total: items.reduce((sum, { cost, quantity }) => sum + cost * quantity, 0),
    change: (key: string, changes: Partial<Item>) =>
      setItems(items.map((item) => (item.key === key ? { ...item, ...changes } : item))),
    remove: ({ key }: Item) => setItems(items.filter((item) => item.key !== key)),
    add() {
      setLastKey(lastKey + 1);
      setItems([...items, { key: String(lastKey + 1), name: '', cost: 0, quantity: 1 }]);
    },
  };
}
