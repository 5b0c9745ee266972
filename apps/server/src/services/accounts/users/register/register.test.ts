import type { AuthenticationResult, RegisterResult } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount, password } from '../../../../testing/accounts.ts'
import { codeIn, type MailServer, startMailServer } from '../../../../testing/mail-server.ts'
import { registrationData } from '../../../../testing/registration.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'

let mail: MailServer
let mailing: TestServer
let silent: TestServer
let now = Date.parse('2026-03-02T10:00:00Z')
beforeAll(async () => {
  mail = await startMailServer()
  const config = { mail: { url: mail.url, from: 'Comanda <hello@comanda.test>' } }
  mailing = await startTestServer({ config, now: () => now })
  silent = await startTestServer()
})
afterAll(async () => {
  await mailing.stop()
  await silent.stop()
  await mail.stop()
})

const call = async <R>(server: TestServer, path: string, data: object): Promise<R> => {
  const client = await server.client()
  return (await client.service(path).create(data)) as R
}
const register = (server: TestServer, data: object) =>
  call<RegisterResult>(server, 'users/register', data)
const confirm = (email: string, code: string, registration: string) =>
  call<AuthenticationResult>(mailing, 'users/confirm', { email, code, registration })

const wrongCodes = (right: string) =>
  Array.from({ length: 9 }, (_, at) =>
    String((Number(right) + at + 1) % 1_000_000).padStart(6, '0'),
  )

describe('registering with mail', () => {
  it('mails a code, and the code creates the account and signs in (ACC-3.6)', async () => {
    const data = registrationData('mei@comanda.test', { firstName: 'Mei', lastName: 'Lam' })
    expect(await register(mailing, data)).toEqual({ status: 'confirmEmail' })
    await expect(mailing.client({ email: data.email, password })).rejects.toMatchObject({
      code: 401,
    })
    const code = codeIn(await mail.mailTo('mei@comanda.test'))
    const { user } = await confirm('Mei@Comanda.test', code, data.idempotencyKey)
    expect(user).toMatchObject({ email: data.email, name: 'Mei Lam', firstName: 'Mei' })
    expect(user.memberNumber).toMatch(/^\d{8}$/)
    expect(JSON.stringify(user)).not.toMatch(/password|argon2|verified|generation/i)
    await expect(mailing.client({ email: data.email, password })).resolves.toBeDefined()
  })

  it('an address with an account gets the same response; its owner is notified by mail', async () => {
    const { email } = await makeAccount(mailing, 'taken')
    expect(await register(mailing, registrationData(email))).toEqual({ status: 'confirmEmail' })
    const { subject, raw } = await mail.mailTo(email)
    expect(subject).toBe('You have an account already')
    expect(raw).not.toMatch(/\b\d{6}\b.*good for/)
  })

  it('the mail is in the language of the registration', async () => {
    const data = registrationData('lok@comanda.test', { locale: 'zh-hk' })
    await register(mailing, data)
    expect((await mail.mailTo(data.email)).subject).toMatch(/^你的驗證碼是 \d{6}$/)
  })

  it('CALL-4.8: without a key of its client, the response names the registration that the code confirms', async () => {
    const data = registrationData('keyless@comanda.test', { idempotencyKey: undefined })
    const result = await register(mailing, data)
    const { registration = '' } = result.status === 'confirmEmail' ? result : {}
    expect(registration).toMatch(/^[\w-]{32}$/)
    const code = codeIn(await mail.mailTo(data.email))
    expect((await confirm(data.email, code, registration)).user.email).toBe(data.email)
  })

  it('a code confirms only the registration that it was mailed for', async () => {
    const email = 'two@comanda.test'
    const [own, other] = [registrationData(email), registrationData(email, { name: 'Thief' })]
    await register(mailing, own)
    await register(mailing, other)
    const codes = [codeIn(await mail.mailTo(email, 1)), codeIn(await mail.mailTo(email, 2))]
    await expect(confirm(email, codes[1] ?? '', own.idempotencyKey)).rejects.toMatchObject({
      data: { code: 'codeWrong' },
    })
    const { user } = await confirm(email, codes[0] ?? '', own.idempotencyKey)
    expect(user.name).toBeUndefined()
    await expect(confirm(email, codes[1] ?? '', other.idempotencyKey)).rejects.toMatchObject({
      data: { code: 'codeWrong' },
    })
  })

  it('a code is valid for 15 minutes, for five guesses, and once', async () => {
    const data = registrationData('slow@comanda.test')
    const again = async () => {
      await register(mailing, data)
      const count = mail.mails.filter(({ to }) => to === data.email).length
      return codeIn(await mail.mailTo(data.email, Math.max(count, 1)))
    }
    const refusal = { code: 400, data: { code: 'codeWrong' } }
    const late = await again()
    now += 16 * 60_000
    await expect(confirm(data.email, late, data.idempotencyKey)).rejects.toMatchObject(refusal)
    await register(mailing, data)
    const code = codeIn(await mail.mailTo(data.email, 2))
    for (const guess of wrongCodes(code).slice(0, 5))
      await expect(confirm(data.email, guess, data.idempotencyKey)).rejects.toMatchObject(refusal)
    await expect(confirm(data.email, code, data.idempotencyKey)).rejects.toMatchObject(refusal)
    await register(mailing, data)
    const fresh = codeIn(await mail.mailTo(data.email, 3))
    const uses = await Promise.allSettled(
      Array.from({ length: 4 }, () => confirm(data.email, fresh, data.idempotencyKey)),
    )
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('many registrations of one mailbox are rate limited', async () => {
    const email = 'flooded@comanda.test'
    for (let time = 0; time < 5; time += 1) await register(mailing, registrationData(email))
    await expect(register(mailing, registrationData(email))).rejects.toMatchObject({
      code: 429,
      data: { code: 'tooManyAttempts' },
    })
  })
})

describe('registering without mail', () => {
  it('creates the account and signs in at once; a retry returns the same account (ACC-3.6)', async () => {
    const data = registrationData('now@comanda.test')
    const first = await register(silent, data)
    const second = await register(silent, data)
    expect(first).toMatchObject({ status: 'registered', user: { email: data.email } })
    expect((second as { user: object }).user).toEqual((first as { user: object }).user)
    const { rows } = await silent.runtime.connection.pool.query(
      "select * from idempotency_claims where scope = 'users/register'",
    )
    expect(JSON.stringify(rows)).not.toMatch(/eyJ|argon2|accessToken/)
  })

  it('of twenty at once with one key, one creates the account', async () => {
    const data = registrationData('twenty@comanda.test')
    const results = await Promise.all(
      Array.from({ length: 20 }, () => register(silent, data) as Promise<AuthenticationResult>),
    )
    expect(new Set(results.map(({ user }) => user._id)).size).toBe(1)
  })

  it('an address with an account is refused', async () => {
    const { email } = await makeAccount(silent, 'there')
    await expect(register(silent, registrationData(email))).rejects.toMatchObject({
      code: 409,
      data: { code: 'registrationRefused' },
    })
  })

  it.each([
    [{ password: 'short' }, 'passwordWeak', 'password'],
    [{ password: 'onlysmallletters1' }, 'passwordWeak', 'password'],
    [{ password: 'Password1' }, 'passwordWeak', 'password'],
    [{ password: 'Wrong@comanda.Test1' }, 'passwordWeak', 'password'],
    [{ phone: 'call me' }, 'dataInvalid', 'phone'],
    [{ dob: '2990-01-01' }, 'dataInvalid', 'dob'],
    [{ dob: '2020-13-01' }, 'dataInvalid', 'dob'],
    [{ termsAccepted: false }, 'dataInvalid', 'termsAccepted'],
    [{ staff: [{ role: 'owner' }] }, 'dataInvalid', 'staff'],
    [{ email: 'nobody' }, 'dataInvalid', 'email'],
  ])('%o → %s', async (own, code, field) => {
    const data = registrationData('wrong@comanda.test', own)
    await expect(register(silent, data)).rejects.toMatchObject({ code: 400, data: { code, field } })
  })

  it('signs in by phone in any notation; with another password, the phone is of no use', async () => {
    await register(silent, registrationData('phone@comanda.test', { phone: '+852 9123 4567' }))
    const sign = (phone: string, given: string) =>
      call<AuthenticationResult>(silent, 'authentication', {
        strategy: 'local',
        phone,
        password: given,
      })
    for (const phone of ['+852-91234567', '9123 4567'])
      expect((await sign(phone, password)).user.email).toBe('phone@comanda.test')
    await expect(sign('+85291234567', 'Another horse 9')).rejects.toMatchObject({ code: 401 })
    await expect(sign('', password)).rejects.toMatchObject({ code: 401 })
  })
})
