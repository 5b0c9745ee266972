import { menuParts } from '@comanda/contract'
import type { BusMessage } from '../../../runtime/event-bus.ts'
import { type Fields, isFields } from '../../../records/fields.ts'

/** What the revision of a menu counts. */
const parts: ReadonlySet<string> = new Set(menuParts)

const stocks: ReadonlySet<string> = new Set(['productStocks', 'productOptionStocks'])

/** A change of menus. */
export interface MenuChange {
  /** Undefined for all. */
  readonly shops: readonly string[] | undefined
  /** The product or option group whose stock has changed, if nothing else has. */
  readonly stock?: string
}

/** A record that is for some shops now may have been for others before. */
const shopsOf = (record: Fields, path: string): string[] | undefined => {
  if (path === 'shops') return [String(record['_id'])]
  return typeof record['shop'] === 'string' ? [record['shop']] : undefined
}

/** Returns what an event changes on menus, or undefined if it changes nothing. */
export const changeOf = ({ path, data }: BusMessage): MenuChange | undefined => {
  const isStock = stocks.has(path)
  if (!isFields(data) || !(isStock || parts.has(path))) return undefined
  const shops = shopsOf(data, path)
  return isStock ? { shops, stock: String(data['_id']) } : { shops }
}
