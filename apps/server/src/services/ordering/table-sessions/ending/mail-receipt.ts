import type { MailReceiptData, TableSession, User } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { countAttempt } from '../../../../authentication/rate-limit.ts'
import { mailUnavailable } from '../../../../errors/mail-unavailable.ts'
import { refused } from '../../../../errors/refusal.ts'
import type { Mailer } from '../../../../mail/mailer.ts'
import { queueMail } from '../../../../mail/queue-mail.ts'
import { receiptSlip } from '../../../../slips/receipt-slip.ts'
import { slipText } from '../../../../slips/slip-text.ts'
import { sectionsOf } from '../../pricing/session-sections.ts'
import { sessionRecord } from '../../records/session-record.ts'
import type { Ordering } from '../ordering.ts'
import { changeByStaff } from '../staff-change.ts'

/** Receipts of one bill within 15 minutes: each guest may want one, and an address may be mistyped. */
const mostOfBill = 10

/** `create tableSessions/mailReceipt`: the receipt of a bill as it is now goes to a guest by mail, once (STAFF-5.18). */
export const mailReceipt = async (
  ordering: Ordering,
  mailer: Mailer,
  data: MailReceiptData,
  user: User | undefined,
): Promise<TableSession> => {
  if (!mailer.isConfigured) throw refused(mailUnavailable)
  const { database, now } = ordering
  await countAttempt(database, [{ name: `receipts of ${data.session}`, most: mostOfBill }], now())
  const { email, locale = 'en' } = data
  const call = {
    path: 'tableSessions/mailReceipt',
    user,
    roles: ['cashier', 'manager'],
  } as const
  const session = await changeByStaff(ordering, data, call, async (locked) => {
    const { transaction, state, menu } = locked
    const { shop } = menu
    const bill = sessionRecord(state, sectionsOf(menu, state.row, locked.now))
    await queueMail(transaction, {
      recipient: email.trim(),
      letter: 'receipt',
      locale,
      values: {
        shop: localizedName(shop.name, locale),
        receipt: slipText(receiptSlip(bill, shop, locale)),
      },
    })
    return undefined
  })
  mailer.wake()
  return session
}
