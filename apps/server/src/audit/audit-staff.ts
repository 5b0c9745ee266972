import type { CallContext, NextCall, WireService } from '../runtime/app.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { approvalHash } from '../authentication/approval/approval-hash.ts'
import { isKiosk } from '../policies/staff.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { approvalGrants } from '../tables/approval-grants.ts'
import { staffActions } from '../tables/staff-actions.ts'
import { withPendingAction } from './pending-action.ts'
import { isOfPeople, redact } from './redact.ts'

/** Calls that change no data of the restaurant: signing in, subscribing, looking something up, figures. */
const silent =
  /^authentication$|^reports\/|^devices\/(request|claim|health|help)$|^staffActions\/alerts$|^businessDays\/preview$|^menus\/compare$|^productStocks\/takenOff$|^tableCodes\/scan$|^users\/staff$|^users\/members\/(search|import)$|^guests$|^guests\/(search|known|list|givings)$|\/(subscribe|validate|availability|rankProgress|qrCode|export|updatePayment)$/

const writes: ReadonlySet<string> = new Set(['create', 'patch', 'remove'])

const fieldOf = (value: unknown, field: string): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const found = (value as Readonly<Record<string, unknown>>)[field]
  return typeof found === 'string' ? found : undefined
}

const recordIn = ({ id, data, result }: CallContext): string | undefined =>
  id == null
    ? (fieldOf(result, '_id') ?? fieldOf(data, 'session') ?? fieldOf(data, 'record'))
    : String(id)

const approverIn = (result: unknown): string | undefined =>
  typeof result === 'object' && result !== null && 'approver' in result
    ? fieldOf(result.approver, '_id')
    : undefined

/** Returns who approved the call by PIN (STAFF-3.8). */
const approverOf = async (
  { reads }: Runtime,
  shop: string | undefined,
  { path, data, result }: CallContext,
): Promise<string | undefined> => {
  if (path === 'approvals/grant') return approverIn(result)
  const token = path.startsWith('approvals/') ? undefined : fieldOf(data, 'approval')
  if (token === undefined || shop === undefined) return undefined
  const of = and(
    eq(approvalGrants.shop, shop),
    eq(approvalGrants.tokenHash, approvalHash(token)),
    isNotNull(approvalGrants.usedTime),
  )
  const [grant] = await reads
    .select({ approver: approvalGrants.approver })
    .from(approvalGrants)
    .where(of)
  return grant?.approver
}

/**
 * Returns what the fields of a patch were before it (STAFF-9.2). Another write may come between: the log says what the
 * caller could have seen.
 */
const valuesBefore = async ({ app, path, method, id, data }: CallContext): Promise<unknown> => {
  if (method !== 'patch' || typeof id !== 'string' || isOfPeople(path)) return undefined
  if (typeof data !== 'object' || data === null) return undefined
  const service: Partial<WireService> | undefined = app.service(path)
  const record = await service?.get?.(id).catch(() => undefined)
  if (typeof record !== 'object' || record === null) return undefined
  const fields = Object.entries(record).filter(([field]) => Object.hasOwn(data, field))
  return fields.length === 0 ? undefined : Object.fromEntries(fields)
}

/** Returns true if the log has an entry of such a call by this caller. */
const isLogged = ({ path, method, params: { user, provider } }: CallContext): boolean =>
  provider !== undefined &&
  (user?.staff ?? []).length > 0 &&
  !isKiosk(user) &&
  writes.has(method) &&
  !silent.test(path)

/** Records whose patches say themselves what was before them. */
const saysBefore = 'orders'

/** Logs each change by staff, in its transaction or once it is done. A failure to do so after it is logged as an error. */
export const auditStaff =
  (runtime: Runtime) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    const { path, method, params } = context
    const { user, requestId, terminal } = params
    if (!user || !isLogged(context)) return next()
    const { database, log, now } = runtime
    // Read before the call: hooks of the service replace the data, such as a password by its hash.
    const sent: unknown = context.data
    const entry = () => ({
      time: new Date(now()).toISOString(),
      user: user._id,
      path,
      method,
      changes: redact(path, sent),
      device: terminal,
      requestId,
    })
    const action = { path, entry, isWritten: false }
    const before = path === saysBefore ? undefined : await valuesBefore(context)
    // Who approved it is read once it is done.
    const isApproved = fieldOf(sent, 'approval') !== undefined
    await (isApproved ? next() : withPendingAction(action, next))
    if (action.isWritten) return
    // Work that the call has begun and does not wait for writes none.
    action.isWritten = true
    try {
      const shop = fieldOf(sent, 'shop') ?? fieldOf(context.result, 'shop')
      await database.insert(staffActions).values({
        ...entry(),
        record: recordIn(context),
        shop,
        before: redact(path, before),
        approver: await approverOf(runtime, shop, context),
      })
    } catch (error) {
      log.error({ err: error, path, method, user: user._id }, 'the audit log could not be written')
    }
  }
