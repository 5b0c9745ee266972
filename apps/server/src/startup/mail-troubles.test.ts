import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeAccount } from '../testing/accounts.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { mailTroubles } from './mail-troubles.ts'

let mail: MailServer
let server: TestServer
let end: () => Promise<void>
let owner: string
beforeEach(async () => {
  mail = await startMailServer()
  server = await startTestServer({
    config: {
      mail: { url: mail.url, from: 'hello@comanda.test' },
      publicUrl: 'https://menu.example.com',
    },
  })
  owner = (await makeAccount(server, 'owner', [{ role: 'owner' }])).email
  await makeAccount(server, 'waiter', [{ role: 'waiter', shop: 'a'.repeat(24) }])
  end = mailTroubles(server.runtime, { every: 10, lasting: 200, pause: 50 })
})
afterEach(async () => {
  await end()
  await server.stop()
  await mail.stop()
})

it('OPER-1.5: a trouble that lasts is mailed to the owners once, and once more when it is over', async () => {
  const { troubles } = server.runtime
  troubles.report('room', '900 MB are free')
  const begun = await mail.mailTo(owner)
  expect(begun.subject).toBe('menu.example.com: Its disk is nearly full')
  expect(begun.raw).toContain('900 MB are free')
  troubles.report('room', '800 MB are free')
  await sleep(500)
  expect(mail.mails).toHaveLength(1)
  troubles.clear('room')
  const ended = await mail.mailTo(owner, 2)
  expect(ended.subject).toBe('Over at menu.example.com: Its disk is nearly full')
  await sleep(500)
  expect(mail.mails.map(({ to }) => to)).toEqual([owner, owner])
})

it('OPER-1.5: one that comes and goes is mailed never, or once; while the mail server refuses it is tried again', async () => {
  const { troubles } = server.runtime
  troubles.report('clock', 'a moment')
  await sleep(50)
  troubles.clear('clock')
  mail.refuse(true)
  troubles.report('disk', 'full')
  await sleep(600)
  mail.refuse(false)
  await mail.mailTo(owner)
  for (let times = 0; times < 3; times += 1) {
    troubles.clear('disk')
    await sleep(50)
    troubles.report('disk', 'full again')
    await sleep(300)
  }
  expect(mail.mails.map(({ subject }) => subject)).toEqual([
    'menu.example.com: Its disk is full: nothing can be ordered',
  ])
})
