import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLogger } from '../logging/logger.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { openMailer } from './mailer.ts'
import { queueMail } from './queue-mail.ts'
import { en } from './templates/en.ts'
import { zhCn } from './templates/zh-cn.ts'
import { zhHk } from './templates/zh-hk.ts'
import { renderTemplate } from './render-template.ts'

let mail: MailServer
let server: TestServer
beforeEach(async () => {
  mail = await startMailServer()
  server = await startTestServer()
})
afterEach(async () => {
  await server.stop()
  await mail.stop()
})

const mailers = (count: number) =>
  Array.from({ length: count }, () =>
    openMailer(
      { url: mail.url, from: 'hello@comanda.test' },
      server.runtime.database,
      createLogger('silent'),
    ),
  )
const letter = (recipient: string) => ({ recipient, letter: 'accountExists' as const })
const queued = async () =>
  (
    await server.runtime.connection.pool.query(
      'select attempts, due_time > now() as waits from mails',
    )
  ).rows

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()

describe('the queue of mails', () => {
  it('each mail is sent once, however many servers send', async () => {
    const addresses = Array.from({ length: 40 }, (_, at) => `diner${at}@comanda.test`)
    for (const address of addresses) await queueMail(server.runtime.database, letter(address))
    const servers = mailers(4)
    for (const one of servers) one.wake()
    await Promise.all(addresses.map((address) => mail.mailTo(address)))
    for (const one of servers) await one.close()
    expect(mail.mails.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
    expect(await queued()).toEqual([])
  })

  it('a mail of a transaction that is rolled back is never sent', async () => {
    const undone = server.runtime.database.transaction(async (transaction) => {
      await queueMail(transaction, letter('undone@comanda.test'))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await queued()).toEqual([])
  })

  it('a refused mail is sent again a minute later', async () => {
    mail.refuse(true)
    await queueMail(server.runtime.database, letter('full@comanda.test'))
    const [mailer] = mailers(1)
    mailer?.wake()
    await expect.poll(queued).toEqual([{ attempts: 1, waits: true }])
    mail.refuse(false)
    await server.runtime.connection.pool.query("update mails set due_time = now() - interval '1 s'")
    mailer?.wake()
    await mail.mailTo('full@comanda.test')
    await mailer?.close()
    expect(await queued()).toEqual([])
  })
})

describe('templates', () => {
  it('have the same placeholders in every language', () => {
    for (const language of [zhHk, zhCn])
      for (const [name, { subject, text }] of Object.entries(en)) {
        const other = language[name as keyof typeof en]
        expect([places(other.subject), places(other.text)]).toEqual([places(subject), places(text)])
      }
  })

  it('a value cannot add headers or markup', () => {
    const values = { code: '<b>\r\nBcc: all@comanda.test', minutes: '{code}' }
    const { subject, html } = renderTemplate('confirmEmail', 'en', values)
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).not.toContain('<b>')
  })
})
