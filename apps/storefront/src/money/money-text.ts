import { displayMoney } from '@comanda/engine/money'

/** Neither wraps nor leaves a gap that can be seen. */
const NARROW_SPACE = '\u202F'

/** Returns an amount as its currency is written, with a narrow space after the symbol (MONEY-4.3): `$ 68.00`. */
export const moneyText = (amount: number, currency?: string, own?: boolean): string =>
  displayMoney(amount, currency, own).replace(' ', NARROW_SPACE)
