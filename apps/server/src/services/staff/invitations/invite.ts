import { type InviteData, type InviteResult, users as description } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { and, eq, lt, or } from 'drizzle-orm'
import { accountByEmail } from '../../../authentication/accounts.ts'
import { callerOf } from '../../../authentication/caller-of.ts'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { refuseDemo } from '../../../policies/demo-accounts.ts'
import { managers } from '../../../policies/staff.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { type InvitationRow, invitations } from '../../../tables/invitations.ts'
import { shops } from '../../../tables/shops.ts'
import { refuseRole } from '../../accounts/users/staff/set-role.ts'
import { invitationHash, newInvitationCode } from './invitation-code.ts'
import { invitationRecord } from './invitation-record.ts'

/** How long an invitation is valid, in days: over a weekend and days off. */
const validDays = 7
/** Invitations of one shop, and of one address, within 15 minutes. */
const mostOfShop = 30
const mostOfAddress = 5

/** The address belongs to somebody who works in the shop already: their role is changed in the list of staff. */
const alreadyStaff: Refusal = {
  kind: 'Conflict',
  code: 'alreadyStaff',
  message: 'Somebody with this address works here already.',
  field: 'email',
}

/** Replaces an earlier invitation of the address, and deletes those that have expired. */
const replace = async (transaction: Database, row: InvitationRow): Promise<void> => {
  const earlier = and(eq(invitations.shop, row.shop), eq(invitations.email, row.email))
  await transaction.delete(invitations).where(or(earlier, lt(invitations.expires, row.createTime)))
  await transaction.insert(invitations).values(row)
}

const mailLink = async (
  transaction: Database,
  { publicUrl, code }: { readonly publicUrl: string; readonly code: string },
  { shop, email, locale = 'en' }: InviteData,
): Promise<void> => {
  const [found] = await transaction
    .select({ name: shops.name })
    .from(shops)
    .where(eq(shops._id, shop))
  const values = {
    shop: localizedName(found?.name ?? [], locale),
    days: String(validDays),
    link: `${publicUrl}/console/#invitation=${code}`,
  }
  await queueMail(transaction, { recipient: email, letter: 'staffInvitation', locale, values })
}

const newRow = (
  { now }: Pick<Runtime, 'now'>,
  { shop, email, role }: InviteData,
  { inviter, code }: { readonly inviter: string; readonly code: string },
): InvitationRow => ({
  _id: newRecordId(),
  shop,
  email,
  role,
  inviter,
  codeHash: invitationHash(code),
  createTime: new Date(now()).toISOString(),
  expires: new Date(now() + validDays * 86_400_000).toISOString(),
})

/** `create users/invite` (STAFF-3.14): the link goes by mail, or its code is returned this once if there is no mail. */
export const invite = serveCall(
  description.calls.invite,
  managers,
  async (data, { runtime, params }): Promise<InviteResult> => {
    const { config, database, mailer, bus, now } = runtime
    const caller = callerOf(params)
    refuseDemo(caller)
    const email = data.email.trim().toLowerCase()
    const { shop } = data
    refuseRole(caller, { _id: '' }, data)
    const limits = [
      { name: `invitations of ${shop}`, most: mostOfShop },
      { name: `invitation of ${email}`, most: mostOfAddress },
    ]
    await countAttempt(database, limits, now())
    const code = newInvitationCode()
    const { publicUrl } = config
    const isMailed = mailer.isConfigured && publicUrl !== undefined
    const row = newRow(runtime, { ...data, email }, { inviter: caller._id, code })
    await inTransaction(database, async (transaction) => {
      const known = await accountByEmail(transaction, email)
      if (known?.user.staff?.some((entry) => entry.shop === shop)) throw refused(alreadyStaff)
      await replace(transaction, row)
      if (isMailed) await mailLink(transaction, { publicUrl, code }, { ...data, email })
    })
    const invitation = invitationRecord(row)
    bus.publish({ path: 'invitations', event: 'created', data: invitation })
    if (isMailed) mailer.wake()
    return { invitation, ...(isMailed ? {} : { code }) }
  },
)
