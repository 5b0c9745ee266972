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

/** Characters of a change that are kept; of a larger one only which fields it had. */
const mostKept = 8000

/** Records of people: what is said of them is theirs, and goes when they go. */
const isOfPeople = (path: string): boolean => /^(users|reservations)(\/|$)/.test(path)

/** What the book keeps of what a call said: no secret, nothing of people but which fields were meant, nothing endless. */
export const told = (path: string, data: unknown): unknown => {
  if (typeof data !== 'object' || data === null) return undefined
  if (isOfPeople(path)) return { fields: Object.keys(data) }
  const open = Object.fromEntries(
    Object.entries(data).filter(([field]) => path === 'couponCodes' || !secrets.has(field)),
  )
  return JSON.stringify(open).length > mostKept ? { fields: Object.keys(open) } : open
}
