import type { CallContext, NextCall } from '../runtime/app.ts'
import { isKiosk } from '../policies/staff.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { staffActions } from '../tables/staff-actions.ts'
import { redact } from './redact.ts'

/** Calls that change nothing of the restaurant: who signs in, listens, or looks something up. */
const silent =
  /^authentication$|\/(subscribe|validate|availability|rankProgress|qrCode|export|updatePayment)$/

const writes: ReadonlySet<string> = new Set(['create', 'patch', 'remove'])

const fieldOf = (value: unknown, field: string): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const found = (value as Readonly<Record<string, unknown>>)[field]
  return typeof found === 'string' ? found : undefined
}

const recordIn = ({ id, data, result }: CallContext): string | undefined =>
  id == null ? (fieldOf(result, '_id') ?? fieldOf(data, 'session')) : String(id)

/** Writes down what staff change once it is done. A change that cannot be written down is a mistake in the log. */
export const auditStaff =
  ({ database, log, now }: Runtime) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    // Hooks of the service put other things in its place, such as the hash of a password.
    const said: unknown = context.data
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
        shop: fieldOf(said, 'shop') ?? fieldOf(result, 'shop'),
        changes: redact(path, said),
        requestId,
      })
    } catch (error) {
      log.error({ err: error, path, method, user: user._id }, 'what staff did is not written down')
    }
  }
