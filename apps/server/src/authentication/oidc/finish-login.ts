import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client'
import type { Database } from '../../database/connect.ts'
import { socialLogins } from '../../tables/social-logins.ts'
import { linkIdentity, type ProviderIdentity } from './link-identity.ts'

/** How long the one-time code is good, in ms: for as long as a page takes to load on a bad network. */
const codeLife = 2 * 60_000

/** The hash under which a one-time code is kept. */
export const socialCodeHash = (code: string): string =>
  createHash('sha256').update(code).digest('base64url')

type LoginRow = typeof socialLogins.$inferSelect

/** How a login ended: with a one-time code for the browser that began it, or not. */
export type LoginEnd =
  | { readonly code: string; readonly back: string }
  | { readonly problem: 'failed' | 'emailInUse'; readonly back: string }

/** The login that a provider answers; nothing where none is under way. */
export const loginUnderWay = async (
  database: Database,
  provider: string,
  state: string,
  now: number,
): Promise<LoginRow | undefined> => {
  const [row] = await database
    .select()
    .from(socialLogins)
    .where(
      and(
        eq(socialLogins.state, state),
        eq(socialLogins.provider, provider),
        isNull(socialLogins.user),
        gt(socialLogins.expires, new Date(now).toISOString()),
      ),
    )
  return row
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const identityOf = async (
  client: Configuration,
  login: LoginRow,
  answer: URL,
): Promise<ProviderIdentity | undefined> => {
  const tokens = await authorizationCodeGrant(client, answer, {
    pkceCodeVerifier: login.verifier,
    expectedState: login.state,
    expectedNonce: login.nonce,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) return undefined
  const { sub } = claims
  const said =
    claims['email'] === undefined && client.serverMetadata().userinfo_endpoint !== undefined
      ? { ...claims, ...(await fetchUserInfo(client, tokens.access_token, sub)) }
      : claims
  const email = textOf(said['email'])
  const name = textOf(said['name'])
  const isVerified = said['email_verified'] === true
  return {
    provider: login.provider,
    subject: sub,
    ...(email === undefined || !isVerified ? {} : { email }),
    ...(name === undefined ? {} : { name: name.slice(0, 200) }),
  }
}

/** Takes the provider's answer: finds or makes the account, and gives the browser a one-time code for it. */
export const finishLogin = async (
  database: Database,
  client: Configuration,
  login: LoginRow,
  answer: URL,
  now: number,
): Promise<LoginEnd> => {
  const { back, state } = login
  const identity = await identityOf(client, login, answer)
  if (!identity) return { problem: 'failed', back }
  const user = await linkIdentity(database, identity, now)
  if (user === undefined) return { problem: 'emailInUse', back }
  const code = randomBytes(24).toString('base64url')
  const kept = await database
    .update(socialLogins)
    .set({ user, codeHash: socialCodeHash(code), expires: new Date(now + codeLife).toISOString() })
    .where(and(eq(socialLogins.state, state), isNull(socialLogins.user)))
  return kept.rowCount === 1 ? { code, back } : { problem: 'failed', back }
}
