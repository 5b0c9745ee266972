import type { Reason, ReasonKind } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

interface ReasonsOptions {
  readonly shop: string
  readonly kind: ReasonKind
}

/** The reasons of one kind that staff of a shop choose from: its own and those of all shops (STAFF-1.2). */
export const createReasons = (
  { service }: Pick<Connection, 'service'>,
  { shop, kind }: ReasonsOptions,
): Loaded<readonly Reason[]> =>
  createLoaded(async () => {
    const found = await service('reasons').find({ kind, status: 'active', $sort: { order: 1 } })
    return found.filter((reason) => reason.shop === undefined || reason.shop === shop)
  })
