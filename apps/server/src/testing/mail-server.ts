import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as it was received. */
export interface ReceivedMail {
  readonly to: string
  readonly subject: string
  readonly raw: string
}

/** A real SMTP server on this machine, for tests. */
export interface MailServer {
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** Refuses mails from now on, or accepts them again. */
  refuse(isRefusing: boolean): void
  /** Waits for `count` mails to an address. Returns the last of them. */
  mailTo(address: string, count?: number): Promise<ReceivedMail>
  stop(): Promise<void>
}

const decoded = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?b\?([^?]*)\?=/gi, (_, bytes: string) =>
      Buffer.from(bytes, 'base64').toString(),
    )
    .replaceAll(/=\?utf-8\?q\?([^?]*)\?=/gi, (_, text: string) =>
      decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
    )

const subjectOf = (raw: string): string => {
  const [, subject = ''] = /^subject: ((?:.*)(?:\r?\n[ \t].*)*)/im.exec(raw) ?? []
  return decoded(subject.replaceAll(/\r?\n/g, '')).trim()
}

/** Returns the six digits of a mail's subject. */
export const codeIn = ({ subject }: ReceivedMail): string => /\d{6}/.exec(subject)?.[0] ?? ''

const patience = 10_000

export const startMailServer = async (): Promise<MailServer> => {
  const mails: ReceivedMail[] = []
  const waiting = new Set<() => void>()
  let isRefusing = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, callback) =>
      callback(isRefusing ? new Error('The mailbox is full') : undefined),
    onData: (stream, { envelope }, callback) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString()
        for (const { address } of envelope.rcptTo)
          mails.push({ to: address, subject: subjectOf(raw), raw })
        callback()
        for (const look of waiting) look()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (refusing) => {
      isRefusing = refusing
    },
    mailTo: (address, count = 1) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`no ${count} mails to ${address} came`))
        }, patience)
        const look = (): void => {
          const mail = mails.filter(({ to }) => to === address)[count - 1]
          if (!mail) return
          clearTimeout(timer)
          waiting.delete(look)
          resolve(mail)
        }
        waiting.add(look)
        look()
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
