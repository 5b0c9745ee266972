import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a pass is good, in ms: as long as somebody stands at a terminal. */
const passLife = 15 * 60_000

/** For whom a pass is: the terminal or the staff who scanned the member's code, at one shop. */
export interface PassBearer {
  readonly by: string
  readonly shop: string
}

const signatureOf = (secret: string, body: string, { by, shop }: PassBearer): Buffer =>
  createHmac('sha256', secret).update(`member pass ${body} ${by} ${shop}`).digest()

/** A signed note that this terminal has seen this member: with it, it may order for them. */
export const makeMemberPass = (
  secret: string,
  user: string,
  bearer: PassBearer,
  now: number,
): string => {
  const body = `${user}.${(now + passLife).toString(36)}`
  return `${body}.${signatureOf(secret, body, bearer).toString('base64url')}`
}

/** The member of a pass; nothing where it has run out, was changed, or is another's. */
export const readMemberPass = (
  secret: string,
  pass: string,
  bearer: PassBearer,
  now: number,
): string | undefined => {
  const end = pass.lastIndexOf('.')
  const body = pass.slice(0, Math.max(0, end))
  const given = Buffer.from(pass.slice(end + 1), 'base64url')
  const right = signatureOf(secret, body, bearer)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const [user, until = '0'] = body.split('.')
  return Number.parseInt(until, 36) > now ? user : undefined
}
