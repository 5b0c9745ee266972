/** What a token says; signed by the server. */
export interface TokenPayload {
  /** Whose it is. */
  readonly sub: string
  /** The generation of the account's tokens that it is of. */
  readonly generation?: number
  readonly exp?: number
}
