import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { MailConfig } from '../config/mail.ts'
import type { Database } from '../database/connect.ts'
import { sendNextMail } from './send-next-mail.ts'

/** Sends the mails of the queue. */
export interface Mailer {
  /** Without it nothing is ever sent, and nothing shall be queued. */
  readonly isConfigured: boolean
  /** Sends what is due, in its own time. */
  wake(): void
  close(): Promise<void>
}

/** How often mails are looked for that another server left, or that failed before; ms. */
const lookAgain = 30_000

/** A shop without mail. */
export const noMailer: Mailer = {
  isConfigured: false,
  wake: () => undefined,
  close: () => Promise.resolve(),
}

/** Opens the way to the SMTP server. Any number of servers may send from one queue: each mail goes out once. */
export const openMailer = (
  config: MailConfig | undefined,
  database: Database,
  log: Logger,
): Mailer => {
  if (!config) return noMailer
  const transport = createTransport({
    url: config.url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const closing = new AbortController()
  let isWanted = false
  let running: Promise<void> | undefined

  const drain = async (): Promise<void> => {
    while (isWanted && !closing.signal.aborted) {
      isWanted = false
      try {
        while (await sendNextMail({ database, transport, from: config.from, log }))
          if (closing.signal.aborted) return
      } catch (error) {
        log.error({ err: error }, 'mails cannot be looked for')
      }
    }
  }
  const wake = (): void => {
    isWanted = true
    running ??= drain().finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(wake, lookAgain).unref()
  return {
    isConfigured: true,
    wake,
    close: async () => {
      closing.abort()
      clearInterval(timer)
      await running
      transport.close()
    },
  }
}
