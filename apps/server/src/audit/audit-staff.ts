import type { CallContext, NextCall } from '../runtime/app.ts'
import { isKiosk } from '../policies/staff.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { staffActions } from '../tables/staff-actions.ts'
import { redact } from './redact.ts'

/** Calls that change no data of the restaurant: signing in, subscribing, looking something up. */
const silent =
  /^authentication$|^tableCodes\/scan$|\/(subscribe|validate|availability|rankProgress|qrCode|export|updatePayment)$/

const writes: ReadonlySet<string> = new Set(['create', 'patch', 'remove'])

const fieldOf = (value: unknown, field: string): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const found = (value as Readonly<Record<string, unknown>>)[field]
  return typeof found === 'string' ? found : undefined
}

const recordIn = ({ id, data, result }: CallContext): string | undefined =>
  id == null ? (fieldOf(result, '_id') ?? fieldOf(data, 'session')) : String(id)

/** Writes each change by staff to the audit log once it is done. A failure to write it is logged as an error. */
export const auditStaff =
  ({ database, log, now }: Runtime) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    // Read before the call: hooks of the service replace the data, such as a password by its hash.
    const sent: unknown = context.data
    await next()
    const { path, method, params, result } = context
    const { user, provider, requestId } = params
    const isStaff = (user?.staff ?? []).length > 0 && !isKiosk(user)
    if (!provider || !user || !isStaff || !writes.has(method) || silent.test(path)) return
    try {
      await database.insert(staffActions).values({
        time: new Date(now()).toISOString(),
        user: user._id,
        path,
        method,
        record: recordIn(context),
        shop: fieldOf(sent, 'shop') ?? fieldOf(result, 'shop'),
        changes: redact(path, sent),
        requestId,
      })
    } catch (error) {
      log.error({ err: error, path, method, user: user._id }, 'the audit log could not be written')
    }
  }
