import type { Database } from '../../../database/connect.ts'
import { renderTemplate } from '../../../mail/render-template.ts'
import { smsAccountOf } from '../../../sms/accounts/read-sms-account.ts'
import { queueSms } from '../../../sms/queue-sms.ts'
import type { ReservationRow } from '../../../tables/reservations.ts'
import type { Booking } from './booking.ts'
import { guestMessage } from './guest-message.ts'

/** Reminders that one phone gets in 15 minutes: somebody else may have entered the number. */
const mostTexts = 3

/** Texts a reminder to the guest's phone, if the shop sends texts: what and when, and the link to confirm it (RES-8.6). */
export const textReminder = async (
  transaction: Database,
  booking: Booking,
  row: ReservationRow,
): Promise<void> => {
  const { shop, phone } = row
  if (!(await smsAccountOf(transaction, shop))) return
  const limit = { name: `reservation texts to ${phone}`, most: mostTexts }
  const written = await guestMessage(transaction, booking, row, limit)
  if (!written) return
  const { locale, values } = written
  const { subject } = renderTemplate('reservationReminder', locale, values)
  const text = [subject, values['confirm'] || values['link']].filter(Boolean).join('\n')
  const until = Date.parse(row.startTime)
  await queueSms(transaction, { shop, phone, text, now: booking.now(), until })
}
