import { createHash } from 'node:crypto'
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
    return 1.5 * this.#bytes.length
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

interface Kept {
  readonly page: Promise<FilledPage | undefined>
  size: number
}

/** Keeps the pages that were made, by what they are made of; those used longest ago are dropped. */
export class PageCache {
  readonly #limits: PageLimits
  readonly #now: () => number
  /** The one used last is at the end. */
  readonly #pages = new Map<string, Kept>()
  #size = 0
  #second = 0
  #made = 0
  constructor(now: () => number, limits: PageLimits = defaultLimits) {
    this.#now = now
    this.#limits = limits
  }

  /** Returns the page of a key; nothing if there is none, or too many were made in this second. */
  async page(
    key: string,
    make: () => Promise<string | undefined>,
  ): Promise<FilledPage | undefined> {
    const known = this.#pages.get(key)
    if (known) {
      this.#pages.delete(key)
      this.#pages.set(key, known)
      return known.page
    }
    if (!this.#mayMake()) return undefined
    const kept: Kept = { page: this.#make(key, make), size: key.length }
    this.#pages.set(key, kept)
    this.#size += kept.size
    return kept.page
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
    try {
      const html = await make()
      const page = html === undefined ? undefined : new FilledPage(html)
      this.#count(key, page)
      return page
    } catch (error) {
      // It is not tried again with each visit.
      this.#count(key, undefined)
      throw error
    }
  }

  #count(key: string, page: FilledPage | undefined): void {
    const kept = this.#pages.get(key)
    if (kept) {
      kept.size += page?.size ?? 0
      this.#size += page?.size ?? 0
    }
    for (const [oldest, { size }] of this.#pages) {
      if (this.#size <= this.#limits.size) return
      if (oldest === key) continue
      this.#pages.delete(oldest)
      this.#size -= size
    }
  }
}
