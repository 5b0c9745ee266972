import { channelOrders as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { managers } from '../../../policies/staff.ts'
import { channelOrders as table } from '../../../tables/channel-orders.ts'
import { actorOf } from '../../ordering/table-sessions/actor-of.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { cancelChannelOrder } from './cancel.ts'
import { noteCourier } from './courier.ts'
import { channelOfCaller } from './find-channel.ts'
import { placeChannelOrder } from './place.ts'

const { calls } = description

/** Orders of channels: what a channel says of each, and the calls by which it sends them. */
export const channelOrders: readonly Served[] = [
  serveTable(description, table),
  serveCall(calls.place, managers, async (data, context) => {
    const channel = await channelOfCaller(context, data)
    return placeChannelOrder(orderingOf(context), channel, data, actorOf(context.params, data.shop))
  }),
  serveCall(calls.cancel, managers, async (data, context) => {
    const channel = await channelOfCaller(context, data)
    const actor = actorOf(context.params, data.shop)
    return cancelChannelOrder(orderingOf(context), channel, data, actor)
  }),
  serveCall(calls.courier, managers, async (data, context) => {
    const channel = await channelOfCaller(context, data)
    return noteCourier(orderingOf(context), channel, data)
  }),
]
