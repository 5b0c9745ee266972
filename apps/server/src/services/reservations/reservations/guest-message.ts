import { localizedName } from '@comanda/engine/catalog'
import { guestsOf } from '@comanda/shop-rules/reservations'
import { clockTime, localMoment } from '@comanda/engine/time'
import { TooManyRequests } from '@feathersjs/errors'
import { eq } from 'drizzle-orm'
import { countAttempt, type RateLimit } from '../../../authentication/rate-limit.ts'
import type { Database } from '../../../database/connect.ts'
import { unlinked } from '../../../mail/unlinked.ts'
import type { MailLocale, MailValues } from '../../../tables/mails.ts'
import type { ReservationRow } from '../../../tables/reservations.ts'
import { shops } from '../../../tables/shops.ts'
import type { Booking } from './booking.ts'

/** Returns a calendar day in words. */
const dayText = (date: string, locale: MailLocale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** The guest's page, what it asks for when it opens, and the calendar file: following a link changes nothing (RES-8.3). */
const linksOf = (
  { _id, status, locale }: ReservationRow,
  publicUrl: string | undefined,
  canCancel: boolean,
): MailValues => {
  if (publicUrl === undefined) return { link: '', confirm: '', cancel: '', calendar: '' }
  const link = `${publicUrl}/reservation/${_id}`
  return {
    link,
    confirm: status === 'booked' ? `${link}?ask=confirm` : '',
    cancel: canCancel ? `${link}?ask=cancel` : '',
    calendar: `${publicUrl}/api/reservations/${_id}/calendar.ics?locale=${locale ?? 'en'}`,
  }
}

type ShopOfGuest = Pick<typeof shops.$inferSelect, 'name' | 'timeZone' | 'phone' | 'currency'>

/** How much guests pay beforehand, and until when. */
const depositValues = (
  { deposit }: ReservationRow,
  { timeZone, currency }: ShopOfGuest,
  locale: MailLocale,
): MailValues => {
  if (deposit?.payUntil === undefined) return {}
  const until = localMoment(deposit.payUntil, timeZone)
  return {
    deposit: new Intl.NumberFormat(locale, { style: 'currency', currency }).format(deposit.amount),
    payUntil: `${dayText(until.date, locale)} ${clockTime(until.minutes)}`,
  }
}

const valuesOf = (
  row: ReservationRow,
  shop: ShopOfGuest,
  locale: MailLocale,
  { config, now }: Pick<Booking, 'config' | 'now'>,
): MailValues => {
  const until = localMoment(row.cancelUntil, shop.timeZone)
  const canCancel = Date.parse(row.cancelUntil) > now()
  return {
    shop: localizedName(shop.name, locale),
    date: dayText(row.date, locale),
    time: row.time,
    guests: String(guestsOf({ ...row, tables: undefined })),
    number: row.number,
    name: unlinked(row.name),
    until: canCancel ? `${dayText(until.date, locale)} ${clockTime(until.minutes)}` : '',
    phone: shop.phone ?? '',
    ...depositValues(row, shop, locale),
    ...linksOf(row, config.publicUrl, canCancel),
  }
}

/** The language of a guest, and what a mail or text says of their reservation. */
export interface GuestMessage {
  readonly locale: MailLocale
  readonly values: MailValues
}

/**
 * Returns what a mail or text to a guest says, or undefined if they have had as many as `limit` allows: somebody else may have entered
 * the address.
 */
export const guestMessage = async (
  transaction: Database,
  booking: Pick<Booking, 'config' | 'now'>,
  row: ReservationRow,
  limit: RateLimit,
): Promise<GuestMessage | undefined> => {
  const [shop] = await transaction
    .select({
      name: shops.name,
      timeZone: shops.timeZone,
      phone: shops.phone,
      currency: shops.currency,
    })
    .from(shops)
    .where(eq(shops._id, row.shop))
  if (!shop) return undefined
  try {
    await countAttempt(transaction, [limit], booking.now())
  } catch (error) {
    if (error instanceof TooManyRequests) return undefined
    throw error
  }
  const locale = row.locale ?? 'en'
  return { locale, values: valuesOf(row, shop, locale, booking) }
}
