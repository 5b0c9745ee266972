import { type Shop, shops as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { waiters } from '../../../policies/staff.ts'

/** `create shops/pause`: guests order nothing of some types for a while (STAFF-1.12). */
export const pause = serveCall(
  description.calls.pause,
  waiters,
  ({ shop, orderTypes, until }, { app }) => {
    const paused = orderTypes.map((orderType) => ({ orderType, ...(until ? { until } : {}) }))
    return app.service('shops').patch(shop, { paused }) as Promise<Shop>
  },
)
