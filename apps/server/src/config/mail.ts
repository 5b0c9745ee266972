/** How mail leaves. */
export interface MailConfig {
  /** `smtp://user:password@host:port`, or `smtps://`. */
  readonly url: string
  /** Who writes: `Name <address>`. */
  readonly from: string
}
