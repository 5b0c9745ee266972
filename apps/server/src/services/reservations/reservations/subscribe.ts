import type { SubscribeReservationData, SubscribeReservationResult } from '@comanda/contract'
import type { WithShopDirectory } from '../../../shop-directory/in-shop-of-session.ts'
import type { App, CallParams } from '../../../runtime/app.ts'
import { channelOf } from '../../../realtime/channels/channels.ts'
import { channelsOf } from '../../../realtime/channels/joined-channels.ts'
import { loadReservation } from './queries/load-reservation.ts'

/**
 * `create reservations/subscribe`: subscribes the connection to the reservation. It joins before the version is read,
 * so that it receives all changes after that version.
 */
export const subscribe = async (
  app: App,
  within: WithShopDirectory,
  { item }: SubscribeReservationData,
  params: CallParams | undefined,
): Promise<SubscribeReservationResult> => {
  const known = await loadReservation(within, item)
  if (!params?.connection) return { item, version: known.version }
  const channels = channelsOf(app)
  channels.join(channelOf.reservation(known.shop, item), params.connection)
  await channels.ready(params.connection)
  const { version } = await loadReservation(within, item)
  return { item, version }
}
