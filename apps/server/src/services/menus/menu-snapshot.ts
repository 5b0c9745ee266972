import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Menu } from '@comanda/contract'
import type { Packing } from '../../http/packing.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** A menu and its bytes, packed at most once for each packing. */
export class MenuSnapshot {
  readonly menu: Menu
  readonly etag: string
  readonly #json: Buffer
  readonly #packed = new Map<Packing, Promise<Buffer>>()
  constructor(menu: Menu) {
    this.menu = menu
    this.etag = `"${menu.version}"`
    this.#json = Buffer.from(JSON.stringify(menu))
  }

  /** The menu as JSON, packed where a packing is named. */
  bytes(packing: Packing | undefined): Promise<Buffer> {
    if (packing === undefined) return Promise.resolve(this.#json)
    const known = this.#packed.get(packing)
    if (known) return known
    const made = this.#pack(packing)
    this.#packed.set(packing, made)
    return made
  }

  #pack(packing: Packing): Promise<Buffer> {
    if (packing === 'gzip') return toGzip(this.#json, { level: 6 })
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 7,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.#json.length,
    }
    return toBrotli(this.#json, { params })
  }
}
