import type { Shop, Station, Ticket, TicketDish } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import type { NameLocale } from '@comanda/engine/languages'
import type { Slip, SlipLocale, SlipPart } from './slip.ts'
import { filledWords } from './filled-words.ts'
import { kilograms } from '@comanda/shop-rules/weights'
import { languagesOf, type SlipLanguages, wordsFor } from './slip-languages.ts'
import type { SlipWords } from './slip-words.ts'
import { slipWords } from './words/words-by-locale.ts'

/** The languages of a station: its own and, small, a second one. */
interface Languages extends SlipLanguages {
  readonly second: NameLocale | undefined
}

const inset = (text: string): SlipPart => ({ kind: 'text', text, isInset: true })

/** Returns a dish as its station makes it, or leaves it. */
const dishParts = (dish: TicketDish, { locale, reads, second }: Languages): readonly SlipPart[] => {
  const words = slipWords[locale]
  const { quantity, weight, isOff = false, name, options, remark, seat, takeAway } = dish
  const named = localizedName(name, reads)
  const other = second === undefined ? named : localizedName(name, second)
  const picks = options.flatMap(({ choices }) => choices)
  return [
    {
      kind: 'text',
      text: `${isOff ? `−${quantity}` : `${quantity}×`} ${named}`,
      look: 'large',
      ...(isOff ? { isStruck: true } : {}),
    },
    ...(other === named ? [] : [inset(other)]),
    ...(isOff ? [inset(words.off)] : []),
    ...(weight === undefined ? [] : [inset(kilograms(weight))]),
    ...picks.map(({ name: pick, quantity: count }) =>
      inset(`${count > 1 ? `${count} × ` : ''}${localizedName(pick, reads)}`),
    ),
    ...(remark === undefined
      ? []
      : [{ kind: 'text', text: remark, look: 'strong', isInset: true } as const]),
    ...(takeAway ? [inset(words.takeAwayLine)] : []),
    ...(seat === undefined ? [] : [inset(filledWords(words.seat, { seat }))]),
  ]
}

/** Returns what a ticket is if it is not the first of its order. */
const kindOf = ({ kind, seq, movedFrom, tableName }: Ticket, words: SlipWords): string[] => {
  if (kind === 'note' && movedFrom !== undefined && tableName !== undefined)
    return [filledWords(words.moved, { from: movedFrom, to: tableName })]
  return kind !== 'new' || seq > 1 ? [words.kinds[kind]] : []
}

/** Returns what guests must not eat: by name in the languages of the station, then in their own words (KITCHEN-5.4). */
const allergyParts = (
  { allergies = [] }: Ticket,
  { locale, second }: Omit<Languages, 'reads'>,
): SlipPart[] =>
  allergies.flatMap(({ names, text }) => {
    const named = (lang: SlipLocale): string =>
      names.map((name) => localizedName(name, lang)).join(slipWords[lang].between)
    const other = second === undefined ? locale : wordsFor(second)
    const words = slipWords[locale]
    const quote = text === undefined ? [] : [`“${text}”`]
    const [what = '', ...more] = names.length > 0 ? [named(locale), ...quote] : quote
    return [
      { kind: 'banner', text: filledWords(words.allergy, { what }) } as const,
      ...(names.length === 0 || other === locale
        ? []
        : [{ kind: 'text', text: named(other) } as const]),
      ...more.map((said) => ({ kind: 'text', text: said, look: 'strong' }) as const),
    ]
  })

/** Returns where its order goes: to its table or stand, or else the way it is taken. */
const placeOf = ({ tableName, tentNumber, type }: Ticket, words: SlipWords): string => {
  if (tableName !== undefined) return filledWords(words.table, { name: tableName })
  return tentNumber === undefined
    ? words.modes[type]
    : filledWords(words.stand, { number: String(tentNumber) })
}

/** Returns a ticket for the paper of its station, without money (KITCHEN-5.3). */
export const ticketSlip = (
  ticket: Ticket,
  station: Pick<Station, 'name' | 'locale' | 'secondLocale'> | undefined,
  { timeZone, ...usual }: Pick<Shop, 'timeZone'> & SlipLanguages,
): Slip => {
  const { locale, reads } = station?.locale ? languagesOf(station.locale) : usual
  const words = slipWords[locale]
  const { number, channel, contactName, licensePlate, remark, lines, createTime } = ticket
  const place = placeOf(ticket, words)
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  return [
    { kind: 'heading', text: number },
    { kind: 'row', left: place, right: clock.format(new Date(createTime)), look: 'strong' },
    ...(station ? [{ kind: 'text', text: localizedName(station.name, reads) } as const] : []),
    ...(channel === undefined
      ? []
      : [{ kind: 'banner', text: `${channel.name} ${channel.number}` } as const]),
    ...(contactName === undefined ? [] : [{ kind: 'text', text: contactName } as const]),
    ...(licensePlate === undefined ? [] : [{ kind: 'banner', text: licensePlate } as const]),
    ...kindOf(ticket, words).map((text) => ({ kind: 'banner', text }) as const),
    ...(remark === undefined ? [] : [{ kind: 'banner', text: remark } as const]),
    ...allergyParts(ticket, { locale, second: station?.secondLocale }),
    ...lines.flatMap((dish) => [
      { kind: 'rule' } as const,
      ...dishParts(dish, { locale, reads, second: station?.secondLocale }),
    ]),
  ]
}
