import { type Shop, shops as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { waiters } from '../../../policies/staff.ts'

/** `create shops/slowDown`: the kitchen takes more minutes for some types for a while (KITCHEN-6.2). */
export const slowDown = serveCall(
  description.calls.slowDown,
  waiters,
  ({ shop, orderTypes, minutes, until }, { app }) => {
    const slowed = orderTypes.map((orderType) => ({
      orderType,
      minutes,
      ...(until ? { until } : {}),
    }))
    return app.service('shops').patch(shop, { slowed }) as Promise<Shop>
  },
)
