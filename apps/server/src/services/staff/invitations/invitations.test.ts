import type { Invitation, InviteResult, ReadInvitationResult, User } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount, password } from '../../../testing/accounts.ts'
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const day = 86_400_000
let server: TestServer
let shop: OrderingShop
let manager: TestClient
let owner: TestClient
let now = Date.parse('2026-03-02T10:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  shop = await makeOrderingShop(server)
  manager = await server.client(shop.staff)
  owner = await server.client(await makeAccount(server, 'boss', [{ role: 'owner' }]))
})
afterAll(() => server.stop())

const invite = async (client: TestClient, email: string, role = 'waiter') =>
  (await client.service('users/invite').create({ shop: shop.shop, email, role })) as InviteResult
const codeFor = async (email: string, role = 'waiter'): Promise<string> =>
  (await invite(manager, email, role)).code ?? ''
const read = async (code: string) =>
  (await (
    await server.client()
  )
    .service('users/invitation')
    .create({ code })) as ReadInvitationResult
const accept = async (code: string, own: object = {}) =>
  (await server.client())
    .service('users/acceptInvitation')
    .create({ code, password, name: 'Mei', ...own })
const listed = async () =>
  (
    (await manager.service('invitations').find({ query: { shop: shop.shop } })) as {
      data: Invitation[]
    }
  ).data
const refused = { code: 400, data: { code: 'invitationRefused' } }

describe('an invitation (STAFF-3.14)', () => {
  it('is for a role that the inviter may give', async () => {
    const cashier = await server.client(
      await makeAccount(server, 'till', [{ role: 'cashier', shop: shop.shop }]),
    )
    for (const [client, role] of [
      [manager, 'manager'],
      [manager, 'accountant'],
      [cashier, 'waiter'],
    ] as const)
      await expect(invite(client, 'a@new.test', role)).rejects.toMatchObject({ code: 403 })
    await expect(invite(owner, 'a@new.test', 'manager')).resolves.toMatchObject({
      invitation: { email: 'a@new.test', role: 'manager' },
    })
  })

  it('is listed without its code, replaced by a later one, and withdrawn', async () => {
    const first = await codeFor('b@new.test')
    const second = await codeFor('B@New.test', 'cashier')
    const [own] = (await listed()).filter(({ email }) => email === 'b@new.test')
    expect(own).toMatchObject({ role: 'cashier' })
    expect(JSON.stringify(await listed())).not.toMatch(/code|hash/i)
    await expect(read(first)).rejects.toMatchObject(refused)
    expect(await read(second)).toMatchObject({
      email: 'b@new.test',
      role: 'cashier',
      hasAccount: false,
    })
    await manager.service('invitations').remove(own?._id ?? '')
    await expect(accept(second)).rejects.toMatchObject(refused)
  })

  it('is not for somebody who works there already, and ends after seven days', async () => {
    await makeAccount(server, 'old-hand', [{ role: 'waiter', shop: shop.shop }])
    await expect(invite(manager, 'old-hand@comanda.test')).rejects.toMatchObject({
      code: 409,
      data: { code: 'alreadyStaff' },
    })
    const code = await codeFor('late@new.test')
    now += 7 * day
    await expect(accept(code)).rejects.toMatchObject(refused)
    now -= 7 * day
  })

  it('goes by mail if the server sends mail and knows its address; its code is then returned to nobody', async () => {
    const mail: MailServer = await startMailServer()
    const config = {
      mail: { url: mail.url, from: 'Comanda <hello@comanda.test>' },
      publicUrl: 'https://eat.example',
    }
    const mailing = await startTestServer({ config })
    try {
      const there = await makeOrderingShop(mailing)
      const client = await mailing.client(there.staff)
      const data = { shop: there.shop, email: 'mei@new.test', role: 'waiter', locale: 'en' }
      expect(await client.service('users/invite').create(data)).not.toHaveProperty('code')
      const { raw } = await mail.mailTo('mei@new.test')
      const letter = raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
      const code = /https:\/\/eat\.example\/console\/#invitation=([\w-]+)/.exec(letter)?.[1]
      const stranger = await mailing.client()
      expect(await stranger.service('users/invitation').create({ code })).toMatchObject({
        email: 'mei@new.test',
      })
    } finally {
      await mailing.stop()
      await mail.stop()
    }
  })
})

describe('accepting one (STAFF-3.15)', () => {
  it('creates an account with a strong password and the role, once', async () => {
    const code = await codeFor('mei@new.test')
    await expect(accept(code, { password: 'password1' })).rejects.toMatchObject({
      data: { code: 'passwordWeak' },
    })
    expect(await accept(code)).toEqual({ email: 'mei@new.test', shop: shop.shop })
    await expect(accept(code)).rejects.toMatchObject(refused)
    const client = await server.client({ email: 'mei@new.test', password })
    const user = (await client.get('authentication')).user as User
    expect(user).toMatchObject({ name: 'Mei', staff: [{ role: 'waiter', shop: shop.shop }] })
  })

  it('adds the role to the account of the address by its password alone, at once', async () => {
    const known = await makeAccount(server, 'known')
    const code = await codeFor('known@comanda.test', 'cashier')
    expect(await read(code)).toMatchObject({ hasAccount: true })
    await expect(accept(code, { password: 'Another horse 9' })).rejects.toMatchObject({
      data: { code: 'passwordWrong' },
    })
    await accept(code, { name: 'Somebody else' })
    const client = await server.client(known)
    const user = (await client.get('authentication')).user as User
    expect(user).toMatchObject({ name: 'known', staff: [{ role: 'cashier', shop: shop.shop }] })
  })

  it('counts wrong passwords as those of a sign-in', async () => {
    await makeAccount(server, 'guessed')
    const code = await codeFor('guessed@comanda.test')
    const tries = []
    for (let at = 0; at < 11; at += 1)
      tries.push(
        await accept(code, { password: `Wrong horse ${at}` }).catch((error: unknown) => error),
      )
    expect(tries.at(-1)).toMatchObject({ code: 429 })
  })

  it('needs an inviter who may still give the role, and changes no role that somebody has by then', async () => {
    const leaver = await makeAccount(server, 'leaver', [{ role: 'manager', shop: shop.shop }])
    const leaving = await server.client(leaver)
    const { code = '' } = await invite(leaving, 'c@new.test')
    const user = ((await leaving.get('authentication')).user as User)._id
    await owner.service('users/setRole').create({ shop: shop.shop, user, role: null })
    await expect(accept(code)).rejects.toMatchObject(refused)
    await makeAccount(server, 'risen')
    const risen = await server.client({ email: 'risen@comanda.test', password })
    const { _id } = (await risen.get('authentication')).user as User
    const older = await codeFor('risen@comanda.test')
    await owner.service('users/setRole').create({ shop: shop.shop, user: _id, role: 'manager' })
    await accept(older)
    const found = (await owner.service('users').get(_id)) as User
    expect(found.staff).toEqual([{ role: 'manager', shop: shop.shop }])
  })
})
