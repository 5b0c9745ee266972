import { type ChannelAddress, newRecordId, type ShownChannel } from '@comanda/client/staff'
import type { Channel } from '@comanda/contract'
import {
  type DraftField,
  number,
  numbers,
  oneOf,
  requiredText,
  sign,
  text,
} from '../../forms/draft-fields.ts'
import { newSecret } from '../../forms/new-secret.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'

/** What a dish or choice costs at a channel, as it is typed; empty: as much as in the shop. */
export interface ItemPrice {
  readonly item: string
  readonly price: string
}

const change = numbers(['percent'])

const prices: DraftField<
  NonNullable<Channel['prices']>,
  typeof change.blank & { readonly items: readonly ItemPrice[] }
> = {
  blank: { ...change.blank, items: [] },
  enter: (known) => ({
    ...change.enter(known),
    items: (known?.items ?? []).map(({ item, price }) => ({ item, price: number.enter(price) })),
  }),
  read: ({ items, ...percent }) => {
    const own = items.flatMap(({ item, price: typed }) => {
      const price = number.read(typed)
      return price === null ? [] : [{ item, price }]
    })
    const said = { ...change.read(percent), ...(own.length > 0 ? { items: own } : {}) }
    return Object.keys(said).length > 0 ? said : null
  },
}

export const channel = recordDraft<Channel>()({
  name: requiredText,
  adapter: oneOf<Channel['adapter']>('plain'),
  isOff: sign,
  key: text,
  account: text,
  location: text,
  prices,
  commission: numbers(['percent', 'fixed']),
})

/** A channel as it is entered, with the address at which it hears. */
export type ChannelDraft = DraftOf<typeof channel> & Omit<ChannelAddress, 'name'>

/** `record` is undefined for a new one. A secret is made for one that does not hear yet. */
export const enteredChannel = (record: ShownChannel | undefined): ChannelDraft => ({
  ...(record ? channel.draftOf(record) : channel.blank()),
  webhook: record?.webhook?._id ?? newRecordId(),
  url: record?.webhook?.url ?? '',
  secret: record?.webhook ? '' : newSecret(),
})

export const addressOf = ({ webhook, name, url, secret }: ChannelDraft): ChannelAddress => ({
  webhook,
  name: name.trim(),
  url: url.trim(),
  secret,
})
