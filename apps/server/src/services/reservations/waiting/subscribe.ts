import type { SubscribeWaitingData, SubscribeWaitingResult } from '@comanda/contract'
import { channelOf } from '../../../realtime/channels/channels.ts'
import { channelsOf } from '../../../realtime/channels/joined-channels.ts'
import type { App, CallParams } from '../../../runtime/app.ts'
import type { WithShopDirectory } from '../../../shop-directory/in-shop-of-session.ts'
import { loadParty } from './queries/locked-party.ts'

/** `create waitingPlaces/subscribe`: subscribes the connection to a place. It joins before the version is read. */
export const subscribe = async (
  app: App,
  within: WithShopDirectory,
  { item }: SubscribeWaitingData,
  params: CallParams | undefined,
): Promise<SubscribeWaitingResult> => {
  const known = await loadParty(within, item)
  if (!params?.connection) return { item, version: known.version }
  const channels = channelsOf(app)
  channels.join(channelOf.waitingPlace(known.shop, item), params.connection)
  await channels.ready(params.connection)
  const { version } = await loadParty(within, item)
  return { item, version }
}
