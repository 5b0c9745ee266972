import type { SessionEvent } from '@comanda/contract'
import { type LocalizedText, localizedName } from '@comanda/engine/catalog'
import type { Locale } from '@comanda/locales'
import type { ConsoleTranslate } from '@comanda/locales/console'

const kinds = [
  'opened',
  'joined',
  'ordered',
  'orderStatus',
  'status',
  'user',
  'section',
  'sitting',
  'bill',
  'paid',
  'attempt',
  'guests',
  'allergies',
  'linesVoided',
  'lineChanged',
  'lineAdjusted',
  'discounted',
  'accepted',
  'estimated',
  'fired',
  'moved',
  'merged',
  'unmerged',
  'split',
  'closed',
  'reopened',
  'billAsked',
] as const

/** Returns what an event was, in words. */
export const eventWords = (
  { kind, detail }: Pick<SessionEvent, 'kind' | 'detail'>,
  t: ConsoleTranslate,
): string => {
  if (kind === 'discounted' && detail['none'] === true) return t('pane.discountCleared')
  const known = kinds.find((one) => one === kind)
  return known ? t(`pane.event.${known}`) : kind
}

interface Words {
  readonly t: ConsoleTranslate
  readonly locale: Locale
  readonly money: (amount: number) => string
}

const statuses = ['toPay', 'received', 'preparing', 'ready', 'completed', 'cancelled'] as const
const hows = ['paidElsewhere', 'onTheHouse', 'walkout'] as const

const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

const nameIn = (value: unknown, locale: Locale): string =>
  Array.isArray(value) ? localizedName(value as LocalizedText, locale) : ''

/** Returns the dishes of an event, without the choices in them. */
const dishesIn = (lines: unknown, locale: Locale): readonly string[] =>
  (Array.isArray(lines) ? lines : [])
    .map(fieldsIn)
    .filter(({ fromProduct }) => fromProduct === undefined)
    .map(({ name, quantity }) => `${nameIn(name, locale)} × ${Number(quantity)}`)

/** Returns the facts of an event that its words leave out: numbers, guests, amounts and why. */
export const eventDetail = (
  { detail }: Pick<SessionEvent, 'detail'>,
  { t, locale, money }: Words,
): string => {
  const { number, to, capacity, minutes, amount, how, note, off, lines, reasonName } = detail
  const status = statuses.find((one) => one === to)
  const place = fieldsIn(detail['into'] ?? detail['from'] ?? to)
  const table = place['name'] ?? place['table']
  const known = hows.find((one) => one === how)
  const parts = [
    typeof number === 'string' ? t('board.order', { number }) : '',
    status ? t(`status.${status}`) : '',
    typeof capacity === 'number' ? t('floor.guests', { count: capacity }) : '',
    typeof minutes === 'number' ? t('board.minutes', { count: minutes }) : '',
    known ? t(`pane.how.${known}`) : '',
    typeof amount === 'number' ? money(lines === undefined ? amount : -amount) : '',
    typeof off === 'number' && off !== 0 ? money(-off) : '',
    ...dishesIn(lines, locale),
    typeof table === 'string' ? t('floor.table', { name: table }) : '',
    nameIn(reasonName, locale),
    typeof note === 'string' ? note : '',
  ]
  return parts.filter((part) => part !== '').join(' · ')
}
