import type { Id } from '../catalog/vocabulary.ts'

/** What a rule takes off the surcharges (DISC-7). */
export interface Waiver {
  /** `seats`: the per-person parts; `order`: all but these; `items`: what these items bear by percent and by product. */
  readonly kind: 'seats' | 'order' | 'items'
  /** Positions of the items; undefined: all, whatever a surcharge is reckoned on. */
  readonly items: ReadonlySet<number> | undefined
  /** The surcharges that it is limited to; undefined: all. */
  readonly settings: ReadonlySet<Id> | undefined
  /** What the surcharges lose by it after the waivers before it, in cents. */
  waived: number
}

/** Whether a waiver speaks of a surcharge. */
export const isWaiverOf = ({ settings }: Waiver, setting: Id): boolean =>
  settings === undefined || settings.has(setting)
