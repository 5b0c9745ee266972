import type { Menu } from '@comanda/contract'

/** A menu without its stocks, and without `version`, which changes with them. */
export type MenuContent = Omit<Menu, 'version'>

interface Recorded {
  readonly _id: string
}

/** Stocks as JSON, each with its place in the bytes, in their order. */
export type StocksInJson = readonly (readonly [place: number, stock: string])[]

/** JSON as it is written, with the places in it at which stocks are inserted. */
class Writer {
  readonly #pieces: string[] = []
  #length = 0
  readonly places = new Map<string, number>()

  add(piece: string): void {
    this.#pieces.push(piece)
    this.#length += Buffer.byteLength(piece)
  }

  /** Adds a list of records, and remembers where each ends. */
  addRecords(field: string, records: readonly Recorded[]): void {
    this.add(`"${field}":[`)
    for (const [index, record] of records.entries()) {
      this.add(`${index === 0 ? '' : ','}${JSON.stringify(record).slice(0, -1)}`)
      this.places.set(record._id, this.#length)
      this.add('}')
    }
    this.add('],')
  }

  get bytes(): Buffer {
    return Buffer.from(this.#pieces.join(''))
  }
}

/**
 * The bytes of a menu, into which its stocks and its version are inserted: a changed stock costs a copy of the bytes instead
 * of writing all records again.
 */
export class MenuJson {
  readonly bytes: Buffer
  /** The places at which the records of products and option groups end, by their ids. */
  readonly #places: ReadonlyMap<string, number>

  constructor({ products, productOptions, ...rest }: MenuContent) {
    const writer = new Writer()
    writer.add(`${JSON.stringify(rest).slice(0, -1)},`)
    writer.addRecords('products', products)
    writer.addRecords('productOptions', productOptions)
    this.bytes = writer.bytes
    this.#places = writer.places
  }

  /** Returns those of these stocks, as JSON, whose records are on the menu, in the order of the bytes. */
  inOrder(stocks: Iterable<readonly [id: string, stock: string]>): StocksInJson {
    const placed = [...stocks].flatMap(([id, stock]) => {
      const place = this.#places.get(id)
      return place === undefined ? [] : [[place, stock] as const]
    })
    return placed.toSorted(([one], [other]) => one - other)
  }

  /** Returns the JSON of the menu with its version and stocks. */
  with(version: string, stocks: StocksInJson): Buffer {
    const parts: Buffer[] = []
    let from = 0
    for (const [place, stock] of stocks) {
      parts.push(this.bytes.subarray(from, place), Buffer.from(`,"stock":${stock}`))
      from = place
    }
    parts.push(this.bytes.subarray(from), Buffer.from(`"version":${JSON.stringify(version)}}`))
    return Buffer.concat(parts)
  }
}
