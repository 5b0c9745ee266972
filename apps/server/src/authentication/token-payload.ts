/** The claims of a token, signed by the server. */
export interface TokenPayload {
  /** The id of the account or terminal. */
  readonly sub: string
  /** The generation of the account's tokens at issue. */
  readonly generation?: number
  /** When it was issued and when it expires, in seconds since 1970. */
  readonly iat?: number
  readonly exp?: number
}
