import type { Menu } from '@comanda/contract'
import { encodeContent } from '../../../http/encode-content.ts'
import type { ContentEncoding } from '../../../http/content-encoding.ts'

/** A menu and its bytes, compressed at most once for each content encoding. */
export class MenuSnapshot {
  readonly menu: Menu
  readonly etag: string
  /** What it takes in memory, in bytes: its bytes as JSON, and twice that for the objects. */
  readonly size: number
  readonly #json: Buffer
  readonly #encoded = new Map<ContentEncoding, Promise<Buffer>>()
  constructor(menu: Menu) {
    this.menu = menu
    this.etag = `"${menu.version}"`
    this.#json = Buffer.from(JSON.stringify(menu))
    this.size = 3 * this.#json.length
  }

  /** Returns the menu as JSON, compressed if an encoding is named. */
  bytes(encoding: ContentEncoding | undefined): Promise<Buffer> {
    if (encoding === undefined) return Promise.resolve(this.#json)
    const known = this.#encoded.get(encoding)
    if (known) return known
    const made = encodeContent(this.#json, encoding)
    this.#encoded.set(encoding, made)
    return made
  }
}
