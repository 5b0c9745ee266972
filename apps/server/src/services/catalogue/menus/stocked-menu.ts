import { createHash } from 'node:crypto'
import type { Menu, ProductOptionStock, ProductStock } from '@comanda/contract'
import { type MenuContent, MenuJson } from './menu-json.ts'
import { MenuSnapshot } from './menu-snapshot.ts'

type Stock = ProductStock['stock'] | ProductOptionStock['stock']

/** Stocks by the ids of their products and option groups; undefined if one is not counted any more. */
export type ChangedStocks = ReadonlyMap<string, Stock | undefined>

/** A menu as it was read, with its stocks, in one snapshot of the database. */
export interface LoadedMenu {
  readonly content: MenuContent
  /** How often it had changed by then (CAT-4.8). */
  readonly revision: number
}

const withoutStock = <R extends { readonly stock?: unknown }>({
  stock: _stock,
  ...record
}: R): Omit<R, 'stock'> => record

const versionOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url').slice(0, 22)
}

/**
 * A menu in memory. Its stocks lie apart from what its revision counts, and are replaced in place: they change with every
 * order, and pricing does not read them.
 */
export class StockedMenu {
  /** The menu without stocks, the same object for as long as its revision is. */
  readonly menu: Menu
  readonly revision: number
  /** What it takes in memory, in bytes: its bytes as JSON, and twice that for the objects. */
  readonly size: number
  readonly #json: MenuJson
  readonly #stocks = new Map<string, Stock>()
  #snapshot: MenuSnapshot | undefined

  constructor({ content, revision }: LoadedMenu) {
    const { products, productOptions } = content
    for (const { _id, stock } of [...products, ...productOptions])
      if (stock) this.#stocks.set(_id, stock)
    const plain = {
      ...content,
      products: products.map(withoutStock),
      productOptions: productOptions.map(withoutStock),
    }
    this.#json = new MenuJson(plain)
    this.menu = { version: versionOf(this.#json.bytes), ...plain }
    this.revision = revision
    this.size = 3 * this.#json.bytes.length
  }

  /** The menu as it is served now. */
  get snapshot(): MenuSnapshot {
    this.#snapshot ??= this.#served()
    return this.#snapshot
  }

  setStocks(changed: ChangedStocks): void {
    for (const [id, stock] of changed)
      if (stock) this.#stocks.set(id, stock)
      else this.#stocks.delete(id)
    this.#snapshot = undefined
  }

  #served(): MenuSnapshot {
    const known = new Map(this.#stocks)
    const written = [...known].map(([id, stock]) => [id, JSON.stringify(stock)] as const)
    const stocks = this.#json.inOrder(written)
    const version = versionOf(this.menu.version, JSON.stringify(stocks))
    const json = this.#json.with(version, stocks)
    return new MenuSnapshot(version, json, () => this.#stocked(version, known))
  }

  #stocked(version: string, stocks: ReadonlyMap<string, Stock>): Menu {
    const stocked = <R extends { readonly _id: string }>(record: R): R => {
      const stock = stocks.get(record._id)
      return stock === undefined ? record : { ...record, stock }
    }
    const { products, productOptions } = this.menu
    return {
      ...this.menu,
      version,
      products: products.map(stocked),
      productOptions: productOptions.map(stocked),
    }
  }
}
