import { displayMoney } from '@comanda/engine/money'

/** An amount as its currency writes it (`$ 68.00`), never broken over two lines between the symbol and the number. */
export const moneyText = (amount: number, currency?: string): string =>
  displayMoney(amount, currency).replace(' ', '\u00A0')
