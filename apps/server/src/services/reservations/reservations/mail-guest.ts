import { localizedName } from '@comanda/engine/catalog'
import { guestsOf } from '@comanda/shop-rules/reservations'
import { clockTime, localMoment } from '@comanda/engine/time'
import { TooManyRequests } from '@feathersjs/errors'
import { eq } from 'drizzle-orm'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import type { Database } from '../../../database/connect.ts'
import type { TemplateName, MailLocale, MailValues } from '../../../tables/mails.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { unlinked } from '../../../mail/unlinked.ts'
import { shops } from '../../../tables/shops.ts'
import type { Booking } from './booking.ts'
import type { ReservationRow } from '../../../tables/reservations.ts'

/** Mails about reservations that one address gets in 15 minutes, so that the server cannot be used to spam it. */
const mostMails = 10

type ReservationTemplate = Extract<TemplateName, `reservation${string}`>

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

const valuesOf = (
  row: ReservationRow,
  shop: Pick<typeof shops.$inferSelect, 'name' | 'timeZone' | 'phone'>,
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
    ...linksOf(row, config.publicUrl, canCancel),
  }
}

const isWithinLimit = async (
  transaction: Database,
  email: string,
  now: number,
): Promise<boolean> => {
  try {
    const limit = { name: `reservation mails to ${email.toLowerCase()}`, most: mostMails }
    await countAttempt(transaction, [limit], now)
    return true
  } catch (error) {
    if (error instanceof TooManyRequests) return false
    throw error
  }
}

/**
 * Mails the guest about a change of the reservation if mail is configured and an address is known, in the transaction
 * of the change. The caller wakes the mailer after it.
 */
export const mailGuest = async (
  transaction: Database,
  booking: Booking,
  letter: ReservationTemplate,
  row: ReservationRow,
): Promise<void> => {
  const { mailer, now } = booking
  if (!mailer.isConfigured || row.email === null) return
  const [shop] = await transaction
    .select({ name: shops.name, timeZone: shops.timeZone, phone: shops.phone })
    .from(shops)
    .where(eq(shops._id, row.shop))
  if (!shop || !(await isWithinLimit(transaction, row.email, now()))) return
  const locale = row.locale ?? 'en'
  const values = valuesOf(row, shop, locale, booking)
  await queueMail(transaction, { recipient: row.email, letter, locale, values })
}
