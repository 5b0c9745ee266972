import type { TableSession } from '@comanda/contract'
import { listWords } from '../list-words.ts'
import type { ConsoleTranslate } from '@comanda/locales/console'

/** Returns where a session is: its tables, with the part of a split bill, or its order type with the name of the guest. */
export const sessionPlace = (
  {
    type,
    tables,
    contactName,
    deposit,
  }: Pick<TableSession, 'type' | 'tables' | 'contactName' | 'deposit'>,
  t: ConsoleTranslate,
): string => {
  const names = listWords(
    tables.map(({ name, split }) => (split === null ? name : `${name} · ${split}`)),
    t,
  )
  if (names !== '') return t('board.table', { name: names })
  return [t(`mode.${deposit ? 'deposit' : type}`), contactName ?? []].flat().join(' · ')
}

/** Returns the numbers of a session's orders, in the order in which they were placed. */
export const orderNumbers = (
  { orders }: Pick<TableSession, 'orders'>,
  t: ConsoleTranslate,
): string =>
  listWords(
    orders.map(({ number }) => number),
    t,
  )
