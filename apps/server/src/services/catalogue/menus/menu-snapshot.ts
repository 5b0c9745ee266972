import type { Menu } from '@comanda/contract'
import { pack } from '../../../http/pack.ts'
import type { Packing } from '../../../http/packing.ts'

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
    const made = pack(this.#json, packing)
    this.#packed.set(packing, made)
    return made
  }
}
