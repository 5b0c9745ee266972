import { createHash, randomBytes } from 'node:crypto'
import { codeLife } from './constants.ts'

/** What a person agreed to. */
export interface Grant {
  readonly redirectUri: string
  readonly nonce: string
  /** The SHA-256 of the client's verifier (PKCE, RFC 7636). */
  readonly challenge: string
  readonly claims: Readonly<Record<string, unknown>>
}

/** Grants by their codes, each for one use. */
export class Grants {
  readonly #open = new Map<string, { readonly grant: Grant; readonly until: number }>()
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  /** Returns the code of a grant. */
  add(grant: Grant): string {
    const time = this.#now().getTime()
    for (const [code, { until }] of this.#open) if (until < time) this.#open.delete(code)
    const code = randomBytes(24).toString('base64url')
    this.#open.set(code, { grant, until: time + codeLife })
    return code
  }

  /** Returns the grant of a code, unless it was used, is too old, or the verifier is another's. */
  take(code: string, redirectUri: string, verifier: string): Grant | undefined {
    const found = this.#open.get(code)
    this.#open.delete(code)
    if (!found || found.until < this.#now().getTime()) return undefined
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const { grant } = found
    return grant.redirectUri === redirectUri && grant.challenge === challenge ? grant : undefined
  }
}
