/** `amount`: the amount, as often as the rule gives it (pricing.md §5). Cents. */
export const amountOff = (cents: number, times: number): number => cents * times
