import type { Menu } from '@comanda/contract'
import { encodeContent } from '../../../http/encode-content.ts'
import type { ContentEncoding } from '../../../http/content-encoding.ts'

/** A menu as it is served at one moment, compressed at most once for each content encoding. */
export class MenuSnapshot {
  readonly etag: string
  readonly #readMenu: () => Menu
  readonly #json: Buffer
  readonly #encoding = new Map<ContentEncoding, Promise<Buffer>>()
  readonly #encoded = new Map<ContentEncoding, Buffer>()
  #menu: Menu | undefined
  constructor(version: string, json: Buffer, readMenu: () => Menu) {
    this.etag = `"${version}"`
    this.#json = json
    this.#readMenu = readMenu
  }

  get menu(): Menu {
    this.#menu ??= this.#readMenu()
    return this.#menu
  }

  /** Returns the menu as JSON, compressed if an encoding is named. */
  bytes(encoding: ContentEncoding | undefined): Promise<Buffer> {
    if (encoding === undefined) return Promise.resolve(this.#json)
    const known = this.#encoding.get(encoding)
    if (known) return known
    const made = this.#encode(encoding)
    this.#encoding.set(encoding, made)
    return made
  }

  /** Returns the same if it has been made before. */
  bytesAtHand(encoding: ContentEncoding | undefined): Buffer | undefined {
    return encoding === undefined ? this.#json : this.#encoded.get(encoding)
  }

  async #encode(encoding: ContentEncoding): Promise<Buffer> {
    const bytes = await encodeContent(this.#json, encoding)
    this.#encoded.set(encoding, bytes)
    return bytes
  }
}
