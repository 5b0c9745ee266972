import { randomBytes } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isObjectId } from '@comanda/engine'
import { isPicture, render } from './render.ts'
import type { Rendition } from './rendition.ts'

/** Pictures under the data folder: what was uploaded, and the renditions that were asked for. */
export class AttachmentStore {
  readonly #originals: string
  readonly #renditions: string
  readonly #underWay = new Map<string, Promise<string>>()

  constructor(dataFolder: string) {
    this.#originals = join(dataFolder, 'attachments', 'originals')
    this.#renditions = join(dataFolder, 'attachments', 'renditions')
  }

  /** Keeps a picture under an id; throws where the bytes cannot be decoded as one. */
  async create(id: string, bytes: Buffer): Promise<void> {
    if (!isObjectId(id)) throw new Error('that is no attachment id')
    if (!(await isPicture(bytes))) throw new Error(`attachment ${id} is not a picture`)
    await mkdir(this.#originals, { recursive: true })
    await this.#put(join(this.#originals, id), bytes)
  }

  async has(id: string): Promise<boolean> {
    return isObjectId(id) && this.#exists(join(this.#originals, id.toLowerCase()))
  }

  /** The file of a rendition, made on the first call for it; nothing where there is no such attachment. */
  async rendition(id: string, rendition: Rendition): Promise<string | undefined> {
    if (!(await this.has(id))) return undefined
    const file = join(this.#renditions, id, `${rendition.size}.${rendition.ext}`)
    if (await this.#exists(file)) return file
    const known = this.#underWay.get(file)
    if (known) return known
    const making = this.#make(id, rendition, file).finally(() => this.#underWay.delete(file))
    this.#underWay.set(file, making)
    return making
  }

  async #make(id: string, rendition: Rendition, file: string): Promise<string> {
    const bytes = await render(join(this.#originals, id), rendition)
    await mkdir(join(this.#renditions, id), { recursive: true })
    await this.#put(file, bytes)
    return file
  }

  /** Under its name only when all of it is there: a crash leaves no half picture. */
  async #put(file: string, bytes: Buffer): Promise<void> {
    const draft = `${file}.${randomBytes(6).toString('hex')}`
    await writeFile(draft, bytes)
    await rename(draft, file)
  }

  #exists(file: string): Promise<boolean> {
    return access(file).then(
      () => true,
      () => false,
    )
  }
}
