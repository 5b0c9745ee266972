import type { Id } from '@comanda/engine/catalog'
import {
  type ImportChange,
  type ImportedPath,
  importedPaths,
  type MenuImport,
} from './imported-menu.ts'
import { importMenuJson, type JsonMenu, menuJson } from './menu-json.ts'
import { isSameValue } from './same-value.ts'

type Fields = Readonly<Record<string, unknown>>

/** A shop and its menu. */
export interface ShopMenu {
  readonly shop: Id
  readonly menu: JsonMenu
}

/** What of the dishes that a shop has stays its own: what its kitchen needs, and with `keep` its prices. */
const kitchenFields = [
  'kitchenPrinters',
  'waterBars',
  'printerColor',
  'kitchenGroup',
  'notGoKitchen',
  'notGoWaterBar',
]
const priceFields = ['price', 'openPrice', 'byWeight', 'priceModifiers', 'discountMapping']
const choicePriceFields = ['price', 'priceModifiers']

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const choicesIn = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : []

const fieldsOf = (records: readonly object[]): readonly string[] => [
  ...new Set(records.flatMap((record) => Object.keys(record))),
]

/** Returns the source's records with null in each field that only the shop has, so that it is cleared there. */
const withEmptyFields = (from: JsonMenu, to: JsonMenu): JsonMenu => {
  const lists = importedPaths.map((path): [ImportedPath, JsonMenu[ImportedPath]] => {
    const empty = Object.fromEntries(fieldsOf(to[path]).map((field) => [field, null]))
    return [path, from[path].map((record) => ({ ...empty, ...record }))]
  })
  return Object.fromEntries(lists) as unknown as JsonMenu
}

const withoutNulls = (value: unknown): unknown =>
  isFields(value)
    ? Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null))
    : value

/** Returns choices with the prices that the shop has for them; new ones have the source's. */
const withOwnPrices = (to: unknown, from: unknown): readonly Fields[] => {
  const known = new Map(choicesIn(from).map((choice) => [choice['_id'], choice]))
  return choicesIn(to).map((choice) => {
    const own = known.get(choice['_id'])
    if (!own) return choice
    const others = Object.entries(choice).filter(([field]) => !choicePriceFields.includes(field))
    const prices = Object.entries(own).filter(([field]) => choicePriceFields.includes(field))
    return Object.fromEntries([...others, ...prices])
  })
}

/** Returns a change as it is made of a shop that has its own prices; undefined if nothing is left of it. */
const ownPriced = (change: ImportChange): ImportChange | undefined => {
  const { path, kind, field = '', from, to } = change
  if (kind === 'add') return change
  if (path === 'products') return priceFields.includes(field) ? undefined : change
  if (path !== 'productOptions' || field !== 'choices') return change
  const choices = withOwnPrices(to, from)
  return isSameValue(choices, from) ? undefined : { ...change, to: choices }
}

/**
 * Returns what makes a shop's menu that of another (GROUP-2.1): records are matched by code or name, what the source lacks stays, and
 * so do stocks and where dishes are made. With `keep`, what the shop has is sold at its own prices (GROUP-2.2).
 */
export const copyMenu = (
  { shop, menu }: ShopMenu,
  source: ShopMenu,
  prices: 'keep' | 'take',
  newId: () => Id,
): MenuImport => {
  const text = JSON.stringify(menuJson(withEmptyFields(source.menu, menu)))
  // Prices of the source's own shop are those of this one.
  const { changes, problems } = importMenuJson(menu, text.replaceAll(source.shop, shop), newId)
  const made = changes.flatMap((change): readonly ImportChange[] => {
    if (change.kind === 'add') return [{ ...change, to: withoutNulls(change.to) }]
    if (change.path === 'products' && kitchenFields.includes(change.field ?? '')) return []
    const own = prices === 'keep' ? ownPriced(change) : change
    return own ? [own] : []
  })
  return { changes: made, problems }
}
