import type { Comparison } from './compare-entry.ts'
import type { FoundDifference } from './save-difference.ts'

/** A payment or refund as both have it, in cents: 0 if one has none. */
export interface Entry extends Omit<FoundDifference, 'kind' | 'here' | 'there'> {
  readonly is: Comparison
  readonly sign: 1 | -1
  readonly here: number
  readonly there: number
}

/** What was counted at a shop; `here` and `there` in cents. */
export interface Counted {
  readonly same: number
  readonly unknown: number
  readonly here: number
  readonly there: number
}

const nothing: Counted = { same: 0, unknown: 0, here: 0, there: 0 }

/**
 * What a comparison has counted so far, by shop. Of what it has seen it stores only the ids, some hundred bytes for each;
 * differences are saved as they are found.
 */
export class Tally {
  readonly seen = new Set<string>()
  others = 0
  readonly #counted = new Map<string, Counted>()
  readonly #save: (difference: FoundDifference) => Promise<void>

  constructor(save: (difference: FoundDifference) => Promise<void>) {
    this.#save = save
  }

  async add({ is, sign, here, there, ...entry }: Entry): Promise<void> {
    if (is === 'underWay') return
    const before = this.of(entry.shop)
    this.#counted.set(entry.shop, {
      ...before,
      same: before.same + (is === 'same' ? 1 : 0),
      here: before.here + sign * here,
      there: before.there + sign * there,
    })
    if (is !== 'same') await this.#save({ ...entry, kind: is, here, there })
  }

  /** The provider did not respond about one of the shop. */
  addUnknown(shop: string): void {
    const before = this.of(shop)
    this.#counted.set(shop, { ...before, unknown: before.unknown + 1 })
  }

  of(shop: string): Counted {
    return this.#counted.get(shop) ?? nothing
  }

  shops(): readonly string[] {
    return [...this.#counted.keys()]
  }
}
