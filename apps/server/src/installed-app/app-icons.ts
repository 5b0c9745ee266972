import { createHash } from 'node:crypto'
import type { Shop } from '@comanda/contract'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import type { AppColours } from './app-colours.ts'
import { drawIcon, drawing, type IconPlan } from './draw-icon.ts'
import { iconForms, type IconName } from './icon-form.ts'
import { iconGround } from './icon-ground.ts'
import { type IconMotif, iconMotif } from './icon-motif.ts'

/** What the icons of a shop's app are made of, and a tag that changes with any of it. */
export interface PlannedIcons extends IconPlan {
  readonly picture: string
  readonly tag: string
}

/** How many pictures are remembered; a server has hardly more shops. */
const mostMotifs = 1000

/** Icons made of the shops' pictures, each drawn once and kept beside the picture's other forms. */
export class AppIcons {
  readonly #store: AttachmentStore
  readonly #motifs = new Map<string, Promise<IconMotif | undefined>>()
  constructor(store: AttachmentStore) {
    this.#store = store
  }

  /** How the icons are made of a shop's logo, else of its first picture; nothing where it has none that will do. */
  async plan({ logo, images }: Shop, colours: AppColours): Promise<PlannedIcons | undefined> {
    const picture = logo ?? images?.[0]
    if (picture === undefined) return undefined
    const motif = await this.#motif(picture, logo === undefined ? 'photograph' : 'logo')
    if (!motif) return undefined
    const plan = { picture, fit: motif.fit, ground: iconGround(motif, colours) }
    const words = [drawing, picture, plan.fit, plan.ground].join(' ')
    return { ...plan, tag: createHash('sha256').update(words).digest('hex').slice(0, 12) }
  }

  /** An icon as a PNG. */
  draw(plan: PlannedIcons, name: IconName): Promise<Buffer | undefined> {
    return this.#store.form(plan.picture, `icon-${name}-${plan.tag}.png`, (original) =>
      drawIcon(original, plan, iconForms[name]),
    )
  }

  /** A picture under an id never changes, nor does what it is like; one that is not there yet may come. */
  async #motif(picture: string, kind: 'logo' | 'photograph'): Promise<IconMotif | undefined> {
    const key = `${kind} ${picture}`
    const known = this.#motifs.get(key)
    if (known) return known
    const reading = this.#read(picture, kind)
    if (this.#motifs.size >= mostMotifs) this.#motifs.clear()
    this.#motifs.set(key, reading)
    const forget = () => this.#motifs.delete(key)
    void reading.then((motif) => motif ?? forget(), forget)
    return reading
  }

  async #read(picture: string, kind: 'logo' | 'photograph'): Promise<IconMotif | undefined> {
    const original = await this.#store.original(picture)
    return original && iconMotif(original, kind)
  }
}
