/** Fields that are secrets, or lead to one. */
const secrets = new Set([
  'password',
  'newPassword',
  'token',
  'code',
  'accessToken',
  'verifier',
  'idempotencyKey',
  'restoreKey',
])

/** The longest change that is stored, in characters; of a longer one only its field names are. */
const longest = 8000

/** Records of people: what is said of them is theirs, and goes when they go. */
const isOfPeople = (path: string): boolean => /^(users|reservations)(\/|$)/.test(path)

/** Returns what the audit log stores of a call's data: no secrets, of people's records the field names only, nothing too long. */
export const redact = (path: string, data: unknown): unknown => {
  if (typeof data !== 'object' || data === null) return undefined
  if (isOfPeople(path)) return { fields: Object.keys(data) }
  const safe = Object.fromEntries(
    Object.entries(data).filter(([field]) => path === 'couponCodes' || !secrets.has(field)),
  )
  return JSON.stringify(safe).length > longest ? { fields: Object.keys(safe) } : safe
}
