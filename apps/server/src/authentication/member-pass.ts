import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a pass is valid, in ms: about the time that somebody stands at a terminal. */
const passLife = 15 * 60_000

/** The bearer of a pass: the terminal or the staff who scanned the member's code, at one shop. */
export interface PassBearer {
  readonly by: string
  readonly shop: string
}

const signatureOf = (secret: string, body: string, { by, shop }: PassBearer): Buffer =>
  createHmac('sha256', secret).update(`member pass ${body} ${by} ${shop}`).digest()

/** Returns a signed proof that this terminal has scanned this member's code, so that it may order for them. */
export const makeMemberPass = (
  secret: string,
  user: string,
  bearer: PassBearer,
  now: number,
): string => {
  const body = `${user}.${(now + passLife).toString(36)}`
  return `${body}.${signatureOf(secret, body, bearer).toString('base64url')}`
}

/** Returns the member of a pass, or undefined if it has expired, was changed, or belongs to another bearer. */
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
