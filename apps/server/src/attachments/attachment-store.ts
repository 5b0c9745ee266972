import { Unavailable } from '@feathersjs/errors'
import { isObjectId } from '@comanda/engine/catalog'
import sharp from 'sharp'
import { maxPixels } from './max-pixels.ts'
import type { PictureFiles } from './picture-files.ts'
import { pictureKind } from './picture-kind.ts'
import { render, type Rendition } from './rendition.ts'

/** Returns whether the bytes are a picture, by decoding all of them. */
const isPicture = async (bytes: Buffer): Promise<boolean> => {
  if (pictureKind(bytes) === undefined) return false
  try {
    await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).stats()
    return true
  } catch {
    return false
  }
}

const full: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && full.has(error.code)

const noRoom = () =>
  new Unavailable('There is no room for pictures; the other data is not affected', {
    code: 'unavailable',
  })

/** Stores uploaded pictures and the renditions that were requested of them. */
export class AttachmentStore {
  readonly #files: PictureFiles
  readonly #underWay = new Map<string, Promise<Buffer | undefined>>()

  constructor(files: PictureFiles) {
    this.#files = files
  }

  /** Stores a picture under an id. Throws if the bytes cannot be decoded as a picture. */
  async create(id: string, bytes: Buffer): Promise<void> {
    if (!isObjectId(id)) throw new Error('not an attachment id')
    if (!(await isPicture(bytes))) throw new Error(`attachment ${id} is not a picture`)
    await this.#files.write(`originals/${id}`, bytes).catch((error: unknown) => {
      throw isFull(error) ? noRoom() : error
    })
  }

  async has(id: string): Promise<boolean> {
    return isObjectId(id) && this.#files.has(`originals/${id.toLowerCase()}`)
  }

  /** Returns a picture as it is stored, or undefined if there is no such attachment. */
  async original(id: string): Promise<Buffer | undefined> {
    return isObjectId(id) ? this.#files.read(`originals/${id}`) : undefined
  }

  /** Returns a rendition, created on first use, or undefined if there is no such attachment. */
  rendition(id: string, rendition: Rendition): Promise<Buffer | undefined> {
    const make = (original: Buffer) => render(original, rendition)
    return this.form(id, `${rendition.size}.${rendition.ext}`, make)
  }

  /** Returns another form of a picture, created on first use. `name` changes with the way it is made. */
  async form(
    id: string,
    name: string,
    make: (original: Buffer) => Promise<Buffer>,
  ): Promise<Buffer | undefined> {
    if (!isObjectId(id)) return undefined
    const key = `renditions/${id}/${name}`
    const made = await this.#files.read(key)
    if (made) return made
    const known = this.#underWay.get(key)
    if (known) return known
    const making = this.#make(id, key, make).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, making)
    return making
  }

  async #make(
    id: string,
    key: string,
    make: (original: Buffer) => Promise<Buffer>,
  ): Promise<Buffer | undefined> {
    const original = await this.original(id)
    if (!original) return undefined
    const bytes = await make(original)
    // A rendition that cannot be stored, as on a full disk, is made again for the next one who needs it.
    await this.#files.write(key, bytes).catch(() => undefined)
    return bytes
  }
}
