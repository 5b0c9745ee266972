import type { ChannelAdapterName } from '@comanda/contract'
import type { ChannelAdapter } from './adapter.ts'
import { deliverect } from './deliverect.ts'
import { plain } from './plain.ts'

/** The adapters of channels. */
export const channelAdapters: Readonly<Record<ChannelAdapterName, ChannelAdapter>> = {
  plain,
  deliverect,
}
