/** What a login at a provider was started with; stored for this tab alone while the diner is away. */
export interface SocialIntent {
  readonly verifier: string
  readonly next: string
}

const KEY = 'socialIntent'
const VERIFIER_BYTES = 32

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * Returns the challenge that the server compares with the verifier: its SHA-256, so that a code in a URL is worth nothing
 * alone.
 */
export const challengeOf = async (verifier: string): Promise<string> =>
  base64Url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
  )

/** Stores a new verifier, and returns the URL at which the provider's login starts. */
export const beginSocial = async (
  provider: string,
  next: string,
  storage: Pick<Storage, 'setItem'>,
): Promise<string> => {
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)))
  const intent: SocialIntent = { verifier, next }
  storage.setItem(KEY, JSON.stringify(intent))
  const query = new URLSearchParams({ challenge: await challengeOf(verifier) })
  return `/api/oidc/${encodeURIComponent(provider)}/start?${query.toString()}`
}

/** Returns the login that was started in this tab. */
export const readSocial = (storage: Pick<Storage, 'getItem'>): SocialIntent | undefined => {
  try {
    const { verifier, next } = JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<SocialIntent>
    return typeof verifier === 'string' && typeof next === 'string' ? { verifier, next } : undefined
  } catch {
    return undefined
  }
}

/** Removes a login that has succeeded or failed. */
export const endSocial = (storage: Pick<Storage, 'removeItem'>): void => storage.removeItem(KEY)
