import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { readBySecret, type Secrets } from '../config/secrets.ts'
import type { Database } from '../database/connect.ts'
import { memberCodes } from '../tables/member-codes.ts'

/** How long a displayed code is valid, in ms. */
export const memberCodeLife = 60_000

/** What a member shows at the counter: to be scanned, or read out. */
export interface MemberCode {
  readonly token: string
  /** Twelve digits. */
  readonly code: string
  readonly expires: string
}

/** Distinguishes a token from digits and from other codes. */
const prefix = 'm.'

const idBytes = 12
const bodyBytes = idBytes + 4
/** The length of a signature in bytes: short, so that the QR code is coarse enough for a bad camera. */
const signatureBytes = 16

const signatureOf = (secret: string, body: Buffer): Buffer =>
  createHmac('sha256', secret)
    .update('member code')
    .update(body)
    .digest()
    .subarray(0, signatureBytes)

const tokenOf = (secret: string, user: string, until: number): string => {
  const body = Buffer.alloc(bodyBytes)
  body.write(user, 'hex')
  body.writeUInt32BE(Math.ceil(until / 1000), idBytes)
  return prefix + Buffer.concat([body, signatureOf(secret, body)]).toString('base64url')
}

/** Creates a signed token and a numeric code for a member. */
export const makeMemberCode = async (
  database: Database,
  secret: string,
  user: string,
  now: number,
): Promise<MemberCode> => {
  const until = now + memberCodeLife
  const expires = new Date(until).toISOString()
  const code = Array.from({ length: 12 }, () => randomInt(10)).join('')
  await database.delete(memberCodes).where(lt(memberCodes.expires, new Date(now).toISOString()))
  await database
    .insert(memberCodes)
    .values({ code, user, expires })
    .onConflictDoUpdate({ target: memberCodes.code, set: { user, expires } })
  return { token: tokenOf(secret, user, until), code, expires }
}

const ofToken = (secret: string, token: string, now: number): string | undefined => {
  const bytes = Buffer.from(token.slice(prefix.length), 'base64url')
  if (bytes.length !== bodyBytes + signatureBytes) return undefined
  const body = bytes.subarray(0, bodyBytes)
  if (!timingSafeEqual(bytes.subarray(bodyBytes), signatureOf(secret, body))) return undefined
  const isGood = body.readUInt32BE(idBytes) * 1000 > now
  return isGood ? body.toString('hex', 0, idBytes) : undefined
}

/** Returns the member of a token or numeric code, or undefined if it is not valid or has expired. */
export const readMemberCode = async (
  database: Database,
  secrets: Secrets,
  shown: string,
  now: number,
): Promise<string | undefined> => {
  const text = shown.trim()
  if (text.startsWith(prefix)) return readBySecret(secrets, (secret) => ofToken(secret, text, now))
  const [row] = await database
    .select({ user: memberCodes.user })
    .from(memberCodes)
    .where(
      and(
        eq(memberCodes.code, text.replaceAll(/\s/g, '')),
        gt(memberCodes.expires, new Date(now).toISOString()),
      ),
    )
  return row?.user
}
