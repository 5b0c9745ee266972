/** `pickNMaxPrice`: the amount by which a group exceeds its price (DISC-6.6). Cents. */
export const aboveMaxPrice = (price: number, base: number): number => Math.max(0, base - price)
