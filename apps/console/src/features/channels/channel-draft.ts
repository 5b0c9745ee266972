import { type EnteredChannel, newRecordId, type ShownChannel } from '@comanda/client/staff'
import type { Channel } from '@comanda/contract'
import { numberIn } from '../../forms/number-in.ts'

/** What a dish or choice costs at a channel, as it is typed. */
export interface ItemPrice {
  readonly item: string
  readonly price: string
}

/** A channel as it is entered; numbers as they are typed. */
export interface ChannelDraft {
  readonly _id: string
  readonly webhook: string
  readonly name: string
  readonly adapter: Channel['adapter']
  readonly isOff: boolean
  /** Empty: none. */
  readonly key: string
  readonly account: string
  readonly location: string
  readonly percent: string
  readonly commissionPercent: string
  readonly commissionFixed: string
  readonly url: string
  /** Undefined: the stored one stays. */
  readonly secret: string | undefined
  /** Dishes and choices with a price of their own. */
  readonly items: readonly ItemPrice[]
}

/** Returns a new secret of 32 random bytes (WEBHOOK-2.3). */
export const newSecret = (): string =>
  `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`

export const newDraft = (): ChannelDraft => ({
  _id: newRecordId(),
  webhook: newRecordId(),
  name: '',
  adapter: 'plain',
  isOff: false,
  key: '',
  account: '',
  location: '',
  percent: '',
  commissionPercent: '',
  commissionFixed: '',
  url: '',
  secret: newSecret(),
  items: [],
})

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value))

export const draftOf = (channel: ShownChannel): ChannelDraft => ({
  _id: channel._id,
  webhook: channel.webhook?._id ?? newRecordId(),
  name: channel.name,
  adapter: channel.adapter,
  isOff: channel.isOff ?? false,
  key: channel.key ?? '',
  account: channel.account ?? '',
  location: channel.location ?? '',
  percent: textOf(channel.prices?.percent),
  commissionPercent: textOf(channel.commission?.percent),
  commissionFixed: textOf(channel.commission?.fixed),
  url: channel.webhook?.url ?? '',
  secret: channel.webhook ? undefined : newSecret(),
  items: (channel.prices?.items ?? []).map(({ item, price }) => ({ item, price: String(price) })),
})

const given = <K extends string, V>(key: K, value: V | undefined | ''): Partial<Record<K, V>> =>
  value === undefined || value === '' ? {} : ({ [key]: value } as Record<K, V>)

/** How much cheaper a channel may be, in percent. */
export const mostOff = 90

/** Returns a change of prices in percent: dishes may be cheaper at a channel. */
const changeIn = (text: string): number | undefined => {
  const words = text.trim()
  if (!words.startsWith('-')) return numberIn(words, 500)
  const off = numberIn(words.slice(1), mostOff)
  return off === undefined ? undefined : 0 - off
}

/** Returns what is stored of a draft. */
export const enteredOf = (draft: ChannelDraft): EnteredChannel => {
  // One without a price has that of the shop again.
  const items = draft.items.flatMap(({ item, price: text }) => {
    const price = numberIn(text)
    return price === undefined ? [] : [{ item, price }]
  })
  const prices = {
    ...given('percent', changeIn(draft.percent)),
    ...(items.length === 0 ? {} : { items }),
  }
  const commission = {
    ...given('percent', numberIn(draft.commissionPercent, 100)),
    ...given('fixed', numberIn(draft.commissionFixed)),
  }
  return {
    channel: {
      _id: draft._id,
      name: draft.name.trim(),
      adapter: draft.adapter,
      ...(draft.isOff ? { isOff: true } : {}),
      ...given('key', draft.key),
      ...given('account', draft.account.trim()),
      ...given('location', draft.location.trim()),
      ...(Object.keys(prices).length === 0 ? {} : { prices }),
      ...(Object.keys(commission).length === 0 ? {} : { commission }),
    },
    webhook: draft.webhook,
    url: draft.url.trim(),
    secret: draft.secret,
  }
}
