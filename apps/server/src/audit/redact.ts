import { withoutPersonal } from '../records/personal-fields.ts'

/** Fields that are secrets, or give access to one. */
const secrets = new Set([
  'password',
  'pin',
  'presentPin',
  'secret',
  'secrets',
  'authToken',
  'newPassword',
  'token',
  'code',
  'accessToken',
  'verifier',
  'idempotencyKey',
  'restoreKey',
  'restoreKeys',
  'memberPass',
  'viewItem',
  'qrCodeViewItem',
])

/** The token of an approval by PIN. Of `approvals/decide` it is the id of a request. */
const isSecret = (path: string, field: string): boolean =>
  secrets.has(field) || (field === 'approval' && !path.startsWith('approvals/'))

/** The longest data that is stored, in characters; of longer data only the field names are. */
const longest = 8000

/** Records of persons: their data must go when they are erased, so the log does not store it. */
export const isOfPeople = (path: string): boolean =>
  /^(users|reservations|guests|waiting(Parties|Places))(\/|$)/.test(path)

/**
 * Returns what the audit log stores of a call's data: no secrets, of persons' records only the field names, of what says who
 * somebody is only that it was there, and nothing too long (STAFF-9.2).
 */
export const redact = (path: string, data: unknown): unknown => {
  if (typeof data !== 'object' || data === null) return undefined
  if (isOfPeople(path)) return { fields: Object.keys(data) }
  const safe = Object.fromEntries(
    Object.entries(data).filter(([field]) => path === 'couponCodes' || !isSecret(path, field)),
  )
  return JSON.stringify(safe).length > longest
    ? { fields: Object.keys(safe) }
    : withoutPersonal(safe, '…')
}
