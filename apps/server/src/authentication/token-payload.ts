/** What a token says; signed by the server. */
export interface TokenPayload {
  /** Whose it is. */
  readonly sub: string
  /** The generation of the account's tokens that it is of. */
  readonly generation?: number
  /** When it was issued and until when it is good, in seconds since 1970. */
  readonly iat?: number
  readonly exp?: number
}
