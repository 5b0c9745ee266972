import { createHash } from 'node:crypto'
import type { AppSetting, Shop } from '@comanda/contract'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { appColours } from './app-colours.ts'
import { drawIcon, drawing, type IconPlan } from './draw-icon.ts'
import { iconForms, type IconName } from './icon-form.ts'
import { iconBackground } from './icon-background.ts'
import { type IconMotif, iconMotif } from './icon-motif.ts'

/** How the icons of a shop's app are drawn, and a tag that changes with it. */
export interface PlannedIcons extends IconPlan {
  readonly picture: string
  readonly tag: string
}

/** The most pictures in the cache; a server rarely has more shops. */
const mostMotifs = 1000

/** Draws the icons of the shops' apps, each once, and stores them with the other forms of the picture. */
export class AppIcons {
  readonly #store: AttachmentStore
  readonly #motifs = new Map<string, Promise<IconMotif | undefined>>()
  constructor(store: AttachmentStore) {
    this.#store = store
  }

  /**
   * Returns how to draw the icons from a shop's logo, without one from that of the app or else the shop's first picture;
   * undefined if there is no suitable picture.
   */
  async plan(shop: Shop, look: AppSetting | undefined): Promise<PlannedIcons | undefined> {
    const { images, logo = look?.logo } = shop
    const colours = appColours(look?.theme)
    const picture = logo ?? images?.[0]
    if (picture === undefined) return undefined
    const motif = await this.#motif(picture, logo === undefined ? 'photograph' : 'logo')
    if (!motif) return undefined
    const plan = { picture, fit: motif.fit, background: iconBackground(motif, colours) }
    const words = [drawing, picture, plan.fit, plan.background].join(' ')
    return { ...plan, tag: createHash('sha256').update(words).digest('hex').slice(0, 12) }
  }

  /** Returns an icon as a PNG. */
  draw(plan: PlannedIcons, name: IconName): Promise<Buffer | undefined> {
    return this.#store.form(plan.picture, `icon-${name}-${plan.tag}.png`, (original) =>
      drawIcon(original, plan, iconForms[name]),
    )
  }

  /** Analyses of pictures are cached, since the picture of an id never changes; a missing one may be uploaded later. */
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
