import type { SubscribeReservationData, SubscribeReservationResult } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import type { App, CallParams } from '../../../runtime/app.ts'
import { channelOf } from '../../../realtime/channels.ts'
import { loadReservation } from './queries/load-reservation.ts'

/**
 * `create reservations/subscribe`: the connection hears the reservation from now on. It joins before the version is
 * read: what changes after that version is heard.
 */
export const subscribe = async (
  app: App,
  database: Database,
  { item }: SubscribeReservationData,
  params: CallParams | undefined,
): Promise<SubscribeReservationResult> => {
  const known = await loadReservation(database, item)
  if (!params?.connection) return { item, version: known.version }
  app.channel(channelOf.reservation(item)).join(params.connection)
  const { version } = await loadReservation(database, item)
  return { item, version }
}
