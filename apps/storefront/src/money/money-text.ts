import { displayMoney } from '@comanda/engine/money'

/** Returns an amount as its currency is written (`$ 68.00`), without a line break between the symbol and the number. */
export const moneyText = (amount: number, currency?: string): string =>
  displayMoney(amount, currency).replace(' ', '\u00A0')
