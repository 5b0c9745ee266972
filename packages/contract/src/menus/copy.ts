import { mostRows } from '@comanda/shop-rules/menu-import'
import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { OneOf } from '../fields/one-of.ts'
import { ImportProblem } from './import.ts'

const copied = {
  /** The shop whose menu changes. */
  shop: Id,
  /** The shop whose published menu it becomes. */
  from: Id,
  /** Whether the shop keeps its prices of what it sells already, or takes those of the other. */
  prices: OneOf('keep', 'take'),
}

/** `create menus/compare`: what the menu of another shop would change of a shop's published menu (GROUP-2.3). Writes nothing. */
export const CompareMenuData = Closed(copied, 'CompareMenuData')
export type CompareMenuData = Static<typeof CompareMenuData>

/** `create menus/copy`: publishes what the menu of another shop changes, or drafts it; all of it or none (GROUP-2.4). */
export const CopyMenuData = Closed(
  { ...copied, publish: Type.Boolean(), idempotencyKey: Type.Optional(IdempotencyKey) },
  'CopyMenuData',
)
export type CopyMenuData = Static<typeof CopyMenuData>

/** How many changes were made: none if there are problems. `version` is the number of the version that was published. */
export const CopyMenuResult = Closed(
  {
    changes: Type.Integer({ minimum: 0 }),
    problems: Type.Array(ImportProblem, { maxItems: mostRows }),
    version: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  'CopyMenuResult',
)
export type CopyMenuResult = Static<typeof CopyMenuResult>
