import { lt } from 'drizzle-orm'
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Database } from '../../database/connect.ts'
import { socialLogins } from '../../tables/social-logins.ts'

/** How long a login at a provider may take, in ms. */
const loginLife = 10 * 60_000

/** The parameters of a login. */
export interface LoginRequest {
  readonly provider: string
  /** The hash of the browser's secret. */
  readonly challenge: string
  /** The path to return to on this site. */
  readonly back: string
  /** The redirect URI for the provider. */
  readonly redirectUri: string
}

/** Begins a login. Returns the provider's address to send the browser to. */
export const beginLogin = async (
  database: Database,
  client: Configuration,
  { provider, challenge, back, redirectUri }: LoginRequest,
  now: number,
): Promise<URL> => {
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
  const expires = new Date(now + loginLife).toISOString()
  await database.delete(socialLogins).where(lt(socialLogins.expires, new Date(now).toISOString()))
  await database
    .insert(socialLogins)
    .values({ state, provider, nonce, verifier, challenge, back, expires })
  return buildAuthorizationUrl(client, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
}
