import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ContentEncoding } from '../http/content-encoding.ts'
import { encodeContent } from '../http/encode-content.ts'

/** A page as it is sent, compressed at most once for each content encoding. */
export class FilledPage {
  readonly etag: string
  readonly #bytes: Buffer
  readonly #encoded = new Map<ContentEncoding, Promise<Buffer>>()
  constructor(html: string) {
    this.#bytes = Buffer.from(html)
    this.etag = `"${createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 22)}"`
  }

  /** What it takes in memory, in bytes, with its compressed versions. */
  get size(): number {
    return Math.ceil(1.5 * this.#bytes.length)
  }

  bytes(encoding: ContentEncoding | undefined): Promise<Buffer> {
    if (encoding === undefined) return Promise.resolve(this.#bytes)
    const known = this.#encoded.get(encoding) ?? encodeContent(this.#bytes, encoding)
    this.#encoded.set(encoding, known)
    return known
  }
}

/** The most that is cached: in bytes, and how many pages are made in a second. */
export interface PageLimits {
  readonly size: number
  readonly perSecond: number
}

/** Some 500 pages; a page takes 10 ms to make, so that strangers who ask for many take a fifth of one processor. */
const defaultLimits: PageLimits = { size: 64 * 2 ** 20, perSecond: 20 }

/** Keeps the pages that were made, by what they are made of; those used longest ago are dropped. */
export class PageCache {
  readonly #limits: PageLimits
  readonly #now: () => number
  readonly #pages: LRUCache<string, Promise<FilledPage | undefined>>
  #second = 0
  #made = 0
  constructor(now: () => number, limits: PageLimits = defaultLimits) {
    this.#now = now
    this.#limits = limits
    this.#pages = new LRUCache({ maxSize: limits.size })
  }

  /** Returns the page of a key; nothing if there is none, or too many were made in this second. */
  async page(
    key: string,
    make: () => Promise<string | undefined>,
  ): Promise<FilledPage | undefined> {
    const known = this.#pages.get(key)
    if (known) return known
    if (!this.#mayMake()) return undefined
    const page = this.#make(key, make)
    this.#pages.set(key, page, { size: key.length })
    return page
  }

  #mayMake(): boolean {
    const second = Math.floor(this.#now() / 1000)
    if (second !== this.#second) this.#made = 0
    this.#second = second
    this.#made += 1
    return this.#made <= this.#limits.perSecond
  }

  async #make(
    key: string,
    make: () => Promise<string | undefined>,
  ): Promise<FilledPage | undefined> {
    // One that fails is not tried again with each visit.
    const html = await make()
    if (html === undefined) return undefined
    const page = new FilledPage(html)
    const cached = this.#pages.peek(key)
    // The same value set again would have its former size.
    if (cached && this.#pages.delete(key))
      this.#pages.set(key, cached, { size: key.length + page.size })
    return page
  }
}
