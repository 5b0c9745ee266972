import type { Order } from '@comanda/contract'
import type { ChannelStatus } from './adapter.ts'

/** Returns where an order is for the channel that sent it; undefined while it is to be paid here first. */
export const statusOf = ({ status, acceptUntil, declined }: Order): ChannelStatus | undefined => {
  if (status === 'toPay') return undefined
  if (status === 'cancelled') return declined ? 'declined' : 'cancelled'
  if (status === 'received') return acceptUntil === undefined ? 'accepted' : 'waiting'
  return status
}
