import type { Database } from '../../../database/connect.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import type { TemplateName } from '../../../tables/mails.ts'
import type { ReservationRow } from '../../../tables/reservations.ts'
import type { Booking } from './booking.ts'
import { guestMessage } from './guest-message.ts'

/** Mails about reservations that one address gets in 15 minutes, so that the server cannot be used to spam it. */
const mostMails = 10

type ReservationTemplate = Extract<TemplateName, `reservation${string}`>

/**
 * Mails the guest about a change of the reservation if mail is configured and an address is known, in the transaction
 * of the change. The caller wakes the mailer after it.
 */
export const mailGuest = async (
  transaction: Database,
  booking: Pick<Booking, 'mailer' | 'config' | 'now'>,
  letter: ReservationTemplate,
  row: ReservationRow,
): Promise<void> => {
  const { email: recipient } = row
  if (!booking.mailer.isConfigured || recipient === null) return
  const limit = { name: `reservation mails to ${recipient.toLowerCase()}`, most: mostMails }
  const written = await guestMessage(transaction, booking, row, limit)
  if (written) await queueMail(transaction, { recipient, letter, ...written })
}
