/** The claims of a token, signed by the server. */
export interface TokenPayload {
  /** The id of the account or terminal. */
  readonly sub: string
  /** The generation of the account's tokens at issue. */
  readonly generation?: number
  /** The sign-in that it belongs to; tokens of the previous build have none. */
  readonly signIn?: string
  /** The paired device at which staff signed in by PIN, and its shop (STAFF-3.5). */
  readonly terminal?: string
  readonly shop?: string
  /** When it was issued and when it expires, in seconds since 1970. */
  readonly iat?: number
  readonly exp?: number
}
