/** `pickNMaxPrice`: what a group costs above its price (pricing.md §5). Cents. */
export const aboveMaxPrice = (price: number, base: number): number => Math.max(0, base - price)
