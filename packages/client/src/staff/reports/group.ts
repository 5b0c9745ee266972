import type { ReportPeriod, Shop, ShopsReport, User } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** A shop and its figures. */
export interface GroupShop {
  readonly shop: Shop
  readonly figures: ShopsReport['rows'][number]
}

/** The shops whose books an account reads, side by side (GROUP-3). */
export interface Group extends Loaded<readonly GroupShop[]> {
  /** Loads them, and again on each connect, until the returned function is called. */
  readonly open: () => () => void
}

const mostFound = 100
const mostCompared = 200

type Calls = Pick<Connection, 'service' | 'onConnect'>

const isOwner = ({ staff = [] }: User): boolean => staff.some(({ role }) => role === 'owner')

/** Returns the shops whose books an account reads; of an owner all, page by page. */
export const readGroupShops = async (
  { service }: Pick<Calls, 'service'>,
  user: User,
): Promise<readonly Shop[]> => {
  if (!isOwner(user)) {
    const own = (user.staff ?? []).flatMap(({ role, shop }) =>
      shop !== undefined && (role === 'manager' || role === 'accountant') ? [shop] : [],
    )
    if (own.length === 0) return []
    return service('shops').find({ _id: { $in: [...new Set(own)] } })
  }
  const all: Shop[] = []
  for (;;) {
    const last = all.at(-1)?._id
    const after = last === undefined ? {} : { _id: { $gt: last } }
    const page = await service('shops').find({ ...after, $sort: { _id: 1 }, $limit: mostFound })
    all.push(...page)
    if (page.length < mostFound) return all
  }
}

export const createGroup = (
  connection: Calls,
  user: User,
  { from, to }: Pick<ReportPeriod, 'from' | 'to'>,
): Group => {
  const { service } = connection
  const loaded = createLoaded(async (): Promise<readonly GroupShop[]> => {
    const shops = await readGroupShops(connection, user)
    const rows: GroupShop[] = []
    for (let at = 0; at < shops.length; at += mostCompared) {
      const part = shops.slice(at, at + mostCompared)
      const ids = part.map(({ _id }) => _id)
      const report = await service('reports/shops').create({ shops: ids, from, to })
      for (const [index, figures] of report.rows.entries()) {
        const shop = part[index]
        if (shop) rows.push({ shop, figures })
      }
    }
    return rows.toSorted((a, b) => b.figures.total - a.figures.total)
  })
  return {
    ...loaded,
    open: () => {
      const end = connection.onConnect(() => void loaded.reload())
      void loaded.reload()
      return end
    },
  }
}
