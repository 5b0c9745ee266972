/** `amount`: the amount, as many times as the rule gives it (DISC-6.3). Cents. */
export const amountOff = (cents: number, times: number): number => cents * times
