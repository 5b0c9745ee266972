import { shops } from '@comanda/contract'
import { isFor, prepEstimate } from '@comanda/shop-rules/kitchen'
import { serveCall } from '../../../calls/serve-call.ts'
import { everybody } from '../../../policies/policy.ts'
import { menuCacheOf } from '../../catalogue/menus/menu-cache-of.ts'
import { kitchenPace } from './kitchen-pace.ts'
import { shopStations } from './shop-stations.ts'

const types = ['takeAway', 'dineInNoTable', 'delivery', 'dineIn'] as const

/** `create shops/estimates`: how long an order would take that needs all stations which make dishes of its type (KITCHEN-6.3). */
export const estimates = serveCall(
  shops.calls.estimates,
  everybody,
  async ({ shop: id }, { app, runtime }) => {
    const { shop } = await menuCacheOf({ app, runtime }).priced(id)
    if (!shop.prepMinutes) return { estimates: [] }
    const now = new Date(runtime.now())
    const [pace, stations] = await Promise.all([
      kitchenPace(runtime.reads, id, now),
      shopStations(runtime.reads, id),
    ])
    const prep = stations.filter(({ kind }) => kind === 'prep')
    return {
      estimates: types.flatMap((orderType) => {
        const own = prep.filter((station) => isFor(station, orderType)).map(({ _id }) => _id)
        const needed = prep.length === 0 ? [null] : own
        const minutes = prepEstimate(shop, orderType, pace, needed, now.getTime())
        return minutes ? [{ orderType, ...minutes }] : []
      }),
    }
  },
)
