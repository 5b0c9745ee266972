import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { memberCodes } from './table.ts'

/** How long a shown code is good, in ms. */
export const memberCodeLife = 60_000

/** What a member shows at the counter: to be scanned, or read out. */
export interface MemberCode {
  readonly token: string
  /** Twelve digits. */
  readonly code: string
  readonly expires: string
}

const prefix = 'member'

const signatureOf = (secret: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`member code ${body}`).digest()

/** Makes a signed token and a numeric code for a member. */
export const makeMemberCode = async (
  database: Database,
  secret: string,
  user: string,
  now: number,
): Promise<MemberCode> => {
  const until = now + memberCodeLife
  const expires = new Date(until).toISOString()
  const body = [prefix, user, until.toString(36), randomBytes(6).toString('base64url')].join('.')
  const token = `${body}.${signatureOf(secret, body).toString('base64url')}`
  const code =
    String(randomInt(10 ** 6)).padStart(6, '0') + String(randomInt(10 ** 6)).padStart(6, '0')
  await database.delete(memberCodes).where(lt(memberCodes.expires, new Date(now).toISOString()))
  await database
    .insert(memberCodes)
    .values({ code, user, expires })
    .onConflictDoUpdate({ target: memberCodes.code, set: { user, expires } })
  return { token, code, expires }
}

const ofToken = (secret: string, token: string, now: number): string | undefined => {
  const end = token.lastIndexOf('.')
  const body = token.slice(0, end)
  const given = Buffer.from(token.slice(end + 1), 'base64url')
  const right = signatureOf(secret, body)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const [, user, until] = body.split('.')
  return Number.parseInt(until ?? '0', 36) > now ? user : undefined
}

/** Whose token or numeric code it is; nothing where it is neither, or has run out. */
export const readMemberCode = async (
  database: Database,
  secret: string,
  shown: string,
  now: number,
): Promise<string | undefined> => {
  const text = shown.trim()
  if (text.startsWith(`${prefix}.`)) return ofToken(secret, text, now)
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
