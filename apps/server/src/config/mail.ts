/** The SMTP server and the sender of mails. */
export interface MailConfig {
  /** `smtp://user:password@host:port`, or `smtps://`. */
  readonly url: string
  /** The sender: `Name <address>`. */
  readonly from: string
}
