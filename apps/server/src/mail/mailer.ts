import type { Logger } from 'pino'
import type { MailConfig } from '../config/mail.ts'
import type { Database } from '../database/connect.ts'
import type { Mail } from './mail.ts'
import { renderTemplate } from './render-template.ts'
import { sendNextMail } from './send-next-mail.ts'

/** Sends the mails of the queue. */
export interface Mailer {
  /** False if there is no mail server: no mail is sent, and none should be queued. */
  readonly isConfigured: boolean
  /** Sends the mails that are due, asynchronously. */
  wake(): void
  /** Sends a mail at once, past the queue: also while the database cannot be written. Throws if that fails. */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** The interval in ms at which the queue is checked for mails of other servers and for retries. */
const pollInterval = 30_000

/** The mailer of a server without mail. */
export const noMailer: Mailer = {
  isConfigured: false,
  wake: () => undefined,
  send: () => Promise.reject(new Error('no mail server is configured')),
  close: () => Promise.resolve(),
}

/** Opens a mailer for an SMTP server. Any number of servers may send from one queue: each mail is sent once. */
export const openMailer = (
  config: MailConfig | undefined,
  database: Database,
  log: Logger,
): Mailer => {
  if (!config) return noMailer
  const opened = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url: config.url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
  const closing = new AbortController()
  let isWanted = false
  let running: Promise<void> | undefined

  const drain = async (): Promise<void> => {
    while (isWanted && !closing.signal.aborted) {
      isWanted = false
      try {
        const transport = await opened
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
    send: async ({ recipient, letter, locale = 'en', values = {} }) => {
      const written = renderTemplate(letter, locale, values)
      const to = { name: '', address: recipient }
      await (await opened).sendMail({ from: config.from, to, ...written })
    },
    close: async () => {
      closing.abort()
      clearInterval(timer)
      await running
      ;(await opened).close()
    },
  }
}
