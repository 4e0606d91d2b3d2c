/** The maximum quantity of a line of the cart. The server refuses more. */
export const maxQuantity = 10;
