import type { Database } from '../../../database/connect.ts'
import { renderTemplate } from '../../../mail/render-template.ts'
import { smsAccountOf } from '../../../sms/accounts/read-sms-account.ts'
import { queueSms } from '../../../sms/queue-sms.ts'
import type { ReservationRow } from '../../../tables/reservations.ts'
import type { Booking } from './booking.ts'
import { guestMessage } from './guest-message.ts'

/** Texts of reservations that one phone gets in 15 minutes: somebody else may have entered the number. */
const mostTexts = 3

/** Texts the guest's phone, if the shop sends texts: a reminder and the link to confirm it (RES-8.6), or that to pay a deposit (DEP-1.5). */
export const textGuest = async (
  transaction: Database,
  booking: Pick<Booking, 'config' | 'now'>,
  letter: 'reservationReminder' | 'reservationDeposit',
  row: ReservationRow,
): Promise<void> => {
  const { shop, phone } = row
  if (!(await smsAccountOf(transaction, shop))) return
  const limit = { name: `reservation texts to ${phone}`, most: mostTexts }
  const written = await guestMessage(transaction, booking, row, limit)
  if (!written) return
  const { locale, values } = written
  const { subject } = renderTemplate(letter, locale, values)
  const asked = letter === 'reservationReminder' ? values['confirm'] : ''
  const link = asked || values['link']
  const text = [subject, link].filter(Boolean).join('\n')
  const until = Date.parse(row.startTime)
  await queueSms(transaction, { shop, phone, text, now: booking.now(), until })
}
