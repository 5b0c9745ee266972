import type {
  CancelChannelOrderData,
  Channel,
  ChannelCourierData,
  Order,
  PlaceChannelOrderData,
} from '@comanda/contract'
import type { Signed } from '../webhooks/signature.ts'
import type { ChannelMenu } from './channel-menu.ts'

/** Where an order of a channel is: `waiting` for staff to accept it, `declined` by them. */
export type ChannelStatus =
  | 'waiting'
  | 'accepted'
  | 'declined'
  | Exclude<Order['status'], 'toPay' | 'received'>

/** A dish, or a choice, that is sold out or offered again. */
export interface ChannelItem {
  readonly item: string
  readonly isAvailable: boolean
  readonly until?: string
}

/** Whether the shop takes orders of a type now, and how many minutes its kitchen takes for one, if the shop says so. */
export interface ChannelPace {
  readonly type: 'takeAway' | 'delivery'
  readonly isPaused: boolean
  readonly until?: string
  readonly minutes?: number
}

/** What a channel hears (CHANNEL-4.1). Times are ISO 8601 in UTC. */
export type ChannelMessage =
  | { readonly kind: 'menu'; readonly menu: ChannelMenu }
  | { readonly kind: 'availability'; readonly items: readonly ChannelItem[] }
  | { readonly kind: 'busy'; readonly types: readonly ChannelPace[] }
  | {
      readonly kind: 'status'
      readonly number: string
      readonly order: string
      readonly status: ChannelStatus
      readonly readyTime?: string
      readonly reason?: string
    }

/** A message as it is posted: below the channel's address, if it has a path. */
export interface WrittenMessage {
  readonly path?: string
  readonly body: unknown
}

type Named = 'shop' | 'channel'

/** What a channel asks for in its own words. */
export type ChannelRequest =
  | { readonly kind: 'place'; readonly data: Omit<PlaceChannelOrderData, Named> }
  | { readonly kind: 'cancel'; readonly data: Omit<CancelChannelOrderData, Named> }
  | { readonly kind: 'courier'; readonly data: Omit<ChannelCourierData, Named> }

/** How a kind of channel is spoken to, and speaks: no adapter knows of tables or orders of the shop (CHANNEL-6.1). */
export interface ChannelAdapter {
  /** Returns a message in the channel's words; undefined if it has none for it. */
  readonly write: (message: ChannelMessage, channel: Channel) => WrittenMessage | undefined
  /** Returns the headers that sign a message, beside those of webhooks. */
  readonly headers?: (
    secrets: readonly string[],
    signed: Signed,
  ) => Readonly<Record<string, string>>
  /** What it sends to `/channels/{id}/…`; absent if it calls the API by a key. */
  readonly incoming?: {
    /** Returns whether one of the secrets has signed a body. */
    readonly isSigned: (
      secrets: readonly string[],
      headers: Readonly<Record<string, string | string[] | undefined>>,
      body: Buffer,
    ) => boolean
    /** Returns what a body asks for at a path; undefined if it says nothing of the kind. */
    readonly read: (path: string, body: unknown) => ChannelRequest | undefined
  }
}
