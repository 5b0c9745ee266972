/** What a login by a provider began with; kept for this tab alone while the diner is away. */
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

/** What the server holds against the verifier: its SHA-256, so that a code seen in a URL is worth nothing alone. */
export const challengeOf = async (verifier: string): Promise<string> =>
  base64Url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
  )

/** Begins: keeps a fresh verifier, and answers where the provider's login starts. */
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

/** What was begun in this tab. */
export const readSocial = (storage: Pick<Storage, 'getItem'>): SocialIntent | undefined => {
  try {
    const { verifier, next } = JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<SocialIntent>
    return typeof verifier === 'string' && typeof next === 'string' ? { verifier, next } : undefined
  } catch {
    return undefined
  }
}

/** It ended, one way or the other. */
export const endSocial = (storage: Pick<Storage, 'removeItem'>): void => storage.removeItem(KEY)
