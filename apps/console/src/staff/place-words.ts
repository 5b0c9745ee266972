import type { Order } from '@comanda/contract'
import type { ConsoleTranslate } from '@comanda/locales/console'

/** Returns where an order goes: to its table or its stand, or else the way it is taken. */
export const placeWords = (
  { tableName, tentNumber, type }: Pick<Order, 'tableName' | 'tentNumber' | 'type'>,
  t: ConsoleTranslate,
): string => {
  if (tableName !== undefined) return t('board.table', { name: tableName })
  return tentNumber === undefined ? t(`mode.${type}`) : t('board.stand', { number: tentNumber })
}
