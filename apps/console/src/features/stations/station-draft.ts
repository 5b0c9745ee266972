import type { Station } from '@comanda/contract'
import {
  type DraftField,
  names,
  number,
  oneOf,
  oneOrNone,
  sign,
  some,
  someOrAll,
} from '../../forms/draft-fields.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'

/** Names, with commas between them. */
const listed: DraftField<string[], string> = {
  blank: '',
  enter: (printers = []) => printers.join(', '),
  read: (entered) => {
    const printers = entered
      .split(/[,，、]/)
      .map((name) => name.trim())
      .filter((name) => name !== '')
    return printers.length > 0 ? [...new Set(printers)] : null
  },
}

export const station = recordDraft<Station>()({
  name: names,
  kind: oneOf<Station['kind']>('prep'),
  // Empty: neither the kitchen nor the water bar.
  area: oneOrNone(),
  categories: some(),
  products: some(),
  printers: listed,
  orderTypes: someOrAll(),
  // Empty: the language of who reads.
  locale: oneOrNone(),
  secondLocale: oneOrNone(),
  warnMinutes: number,
  lateMinutes: number,
  isSilent: sign,
})

/** A station as it is entered. */
export interface StationDraft extends DraftOf<typeof station> {
  /** Whether it makes all that no other station makes. */
  readonly makesOthers: boolean
}

const isAnythingNamed = ({ categories, products, printers }: DraftOf<typeof station>): boolean =>
  categories.length + products.length > 0 || listed.read(printers) !== null

/** `record` is undefined for a new one. */
export const enteredStation = (record: Station | undefined): StationDraft => {
  const draft = record ? station.draftOf(record) : station.blank()
  return { ...draft, makesOthers: record !== undefined && !isAnythingNamed(draft) }
}

/** Returns a station without what its other fields leave no room for. */
export const storedStation = (draft: StationDraft): DraftOf<typeof station> => ({
  ...draft,
  ...(draft.kind === 'prep' ? {} : { area: '' }),
  ...(draft.kind === 'prep' && !draft.makesOthers
    ? {}
    : { categories: [], products: [], printers: '' }),
  ...(draft.secondLocale === draft.locale ? { secondLocale: '' } : {}),
})

/** Returns whether a station may be sent: it makes something, for orders of some type, and is late after it stands out. */
export const isComplete = (draft: StationDraft): boolean =>
  (draft.kind !== 'prep' || draft.makesOthers || isAnythingNamed(draft)) &&
  draft.orderTypes?.length !== 0 &&
  !isSwapped(draft)

/** Returns whether a ticket would be late before it stands out. */
export const isSwapped = ({
  warnMinutes,
  lateMinutes,
}: Pick<StationDraft, 'warnMinutes' | 'lateMinutes'>): boolean =>
  (number.read(warnMinutes) ?? 0) > (number.read(lateMinutes) ?? Infinity)
