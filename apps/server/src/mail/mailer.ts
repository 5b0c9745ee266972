import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { MailConfig } from '../config/mail.ts'
import type { Database } from '../database/connect.ts'
import { sendNextMail } from './send-next-mail.ts'

/** Sends the mails of the queue. */
export interface Mailer {
  /** False if there is no mail server: no mail is sent, and none should be queued. */
  readonly isConfigured: boolean
  /** Sends the mails that are due, asynchronously. */
  wake(): void
  close(): Promise<void>
}

/** The interval in ms at which the queue is checked for mails of other servers and for retries. */
const pollInterval = 30_000

/** The mailer of a server without mail. */
export const noMailer: Mailer = {
  isConfigured: false,
  wake: () => undefined,
  close: () => Promise.resolve(),
}

/** Opens a mailer for an SMTP server. Any number of servers may send from one queue: each mail is sent once. */
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
  const timer = setInterval(wake, pollInterval).unref()
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
