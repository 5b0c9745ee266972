import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client'
import type { Database } from '../../database/connect.ts'
import { socialLogins } from '../../tables/social-logins.ts'
import { linkIdentity, type ProviderIdentity } from './link-identity.ts'

/** How long the one-time code is valid, in ms: enough to load a page on a bad network. */
const codeLife = 2 * 60_000

/** Returns the hash under which a one-time code is stored. */
export const socialCodeHash = (code: string): string =>
  createHash('sha256').update(code).digest('base64url')

/** The client for a provider. */
export interface ProviderClient {
  readonly client: Configuration
  readonly isSandbox: boolean
}

type LoginRow = typeof socialLogins.$inferSelect

/** The outcome of a login: a one-time code for the browser that began it, or a failure. */
export type LoginEnd =
  | { readonly code: string; readonly back: string }
  | { readonly problem: 'failed' | 'emailInUse'; readonly back: string }

/** Returns the pending login of a provider's response, or undefined if there is no such login. */
export const pendingLogin = async (
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
  { client, isSandbox }: ProviderClient,
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
    isSandbox,
    ...(email === undefined || !isVerified ? {} : { email }),
    ...(name === undefined ? {} : { name: name.slice(0, 200) }),
  }
}

/** Handles the provider's response: finds or creates the account, and issues a one-time code for the browser. */
export const finishLogin = async (
  database: Database,
  client: ProviderClient,
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
