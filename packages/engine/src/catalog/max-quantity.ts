/** The largest quantity of a line, or of a choice in it (CART-1.2, PRICE-1.5). */
export const MAX_QUANTITY = 9_999
