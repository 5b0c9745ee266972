import type { AuthenticationResult } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '../../../authentication/create-account.ts'
import { issueToken } from '../../../authentication/issue-token.ts'
import { isResetCodeRight, makeResetCode } from '../../../authentication/reset-code.ts'
import { makeAccount, password } from '../../../testing/accounts.ts'
import { codeIn, type MailServer, startMailServer } from '../../../testing/mail-server.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const fresh = 'Another horse 9'
let mail: MailServer
let server: TestServer
beforeAll(async () => {
  mail = await startMailServer()
  server = await startTestServer({
    config: { mail: { url: mail.url, from: 'hello@comanda.test' } },
  })
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})

const call = async <R>(path: string, data: object): Promise<R> => {
  const client = await server.client()
  return (await client.service(path).create(data)) as R
}
const signIn = (email: string, given = password) =>
  call<AuthenticationResult>('authentication', { strategy: 'local', email, password: given })
const ownUser = (client: TestClient, id: string) => client.service('users').get(id)

const forget = (email: string) => call<{ sent: boolean }>('users/forgotPassword', { email })
const reset = (email: string, code: string, given = fresh) =>
  call('users/resetPassword', { email, code, password: given })

describe('changing the password', () => {
  it('revokes every other token at once, also on open sockets, and returns a new one (ACC-3.1)', async () => {
    const credentials = await makeAccount(server, 'changer')
    const { user, accessToken } = await signIn(credentials.email)
    const [here, elsewhere] = [await server.client(credentials), await server.client(credentials)]
    const result = (await here
      .service('users/changePassword')
      .create({ password, newPassword: fresh })) as AuthenticationResult
    await expect(ownUser(elsewhere, user._id)).rejects.toMatchObject({ code: 401 })
    await expect(call('authentication', { strategy: 'jwt', accessToken })).rejects.toMatchObject({
      code: 401,
    })
    await here.authenticate({ strategy: 'jwt', accessToken: result.accessToken })
    expect(await ownUser(here, user._id)).toMatchObject({ _id: user._id })
    await expect(signIn(credentials.email)).rejects.toMatchObject({ code: 401 })
    await expect(signIn(credentials.email, fresh)).resolves.toBeDefined()
    expect((await mail.mailTo(credentials.email)).subject).toBe('Your password was changed')
  })

  it('needs the present password, and a valid new one', async () => {
    const client = await server.client(await makeAccount(server, 'careless'))
    const change = (data: object) => client.service('users/changePassword').create(data)
    await expect(change({ password: 'x', newPassword: fresh })).rejects.toMatchObject({
      code: 400,
      data: { code: 'passwordWrong' },
    })
    await expect(change({ password, newPassword: 'weak' })).rejects.toMatchObject({
      data: {
        code: 'passwordWeak',
        field: 'newPassword',
        reasons: ['tooShort', 'needsUppercase', 'needsNumber'],
      },
    })
    await expect(
      call('users/changePassword', { password, newPassword: fresh }),
    ).rejects.toMatchObject({ code: 401 })
  })

  it('guesses of the present password on an unattended socket are rate limited', async () => {
    const client = await server.client(await makeAccount(server, 'open'))
    const guesses = await Promise.allSettled(
      Array.from({ length: 30 }, (_, at) =>
        client
          .service('users/changePassword')
          .create({ password: `Guess ${at}`, newPassword: fresh }),
      ),
    )
    const codes = guesses.map((guess) =>
      guess.status === 'rejected' ? (guess.reason as { code: number }).code : 0,
    )
    expect(codes.filter((code) => code === 400)).toHaveLength(10)
    expect(codes.filter((code) => code === 429)).toHaveLength(20)
  })

  it('an account without a password, created by a provider, gets one by mail only: an open socket is not enough', async () => {
    const email = 'social@comanda.test'
    const account = await createAccount(server.runtime.database, { email, emailVerified: true })
    if (!account) throw new Error('there is no account')
    const { accessToken } = await issueToken(server, account)
    const client = await server.client()
    await client.authenticate({ strategy: 'jwt', accessToken })
    await expect(
      client.service('users/changePassword').create({ password: 'any', newPassword: fresh }),
    ).rejects.toMatchObject({ data: { code: 'passwordWrong' } })
    await forget(email)
    await reset(email, codeIn(await mail.mailTo(email)))
    await expect(signIn(email, fresh)).resolves.toBeDefined()
  })

  it('a password set by an owner revokes the tokens too', async () => {
    const credentials = await makeAccount(server, 'helped')
    const owner = await server.client(await makeAccount(server, 'boss', [{ role: 'owner' }]))
    const client = await server.client(credentials)
    const { user } = await signIn(credentials.email)
    await owner.service('users').patch(user._id, { password: fresh })
    await expect(ownUser(client, user._id)).rejects.toMatchObject({ code: 401 })
    await expect(signIn(credentials.email, fresh)).resolves.toBeDefined()
  })
})

describe('signing out', () => {
  it('everywhere revokes all tokens', async () => {
    const credentials = await makeAccount(server, 'lost')
    const [here, phone] = [await server.client(credentials), await server.client(credentials)]
    const { user } = await signIn(credentials.email)
    await here.service('authentication').remove('all')
    await expect(ownUser(phone, user._id)).rejects.toMatchObject({ code: 401 })
  })
})

/** A code that is requested or used from an address. */
const codeAt = (address: string) => ({ email: 'target@comanda.test', caller: { address } })

describe('a forgotten password', () => {
  it('is replaced by a mailed code, which revokes all tokens and works once (ACC-3.2)', async () => {
    const credentials = await makeAccount(server, 'forgetful')
    const client = await server.client(credentials)
    const { user } = await signIn(credentials.email)
    expect(await forget(credentials.email)).toEqual({ sent: true })
    const code = codeIn(await mail.mailTo(credentials.email))
    await expect(reset(credentials.email, code, 'weak')).rejects.toMatchObject({
      data: { code: 'passwordWeak' },
    })
    expect(await reset(credentials.email, code)).toEqual({ done: true })
    await expect(ownUser(client, user._id)).rejects.toMatchObject({ code: 401 })
    await expect(signIn(credentials.email, fresh)).resolves.toBeDefined()
    await expect(reset(credentials.email, code)).rejects.toMatchObject({
      data: { code: 'codeWrong' },
    })
  })

  it('an unknown address gets the same response, and so does a wrong code', async () => {
    const { email } = await makeAccount(server, 'somebody')
    expect(await forget('stranger@comanda.test')).toEqual(await forget(email))
    const results = await Promise.all(
      [email, 'stranger@comanda.test'].map((address) =>
        reset(address, '000000').catch((error: unknown) => JSON.stringify(error)),
      ),
    )
    expect(results[0]).toBe(results[1])
    await mail.mailTo(email)
    expect(mail.mails.filter(({ to }) => to === 'stranger@comanda.test')).toEqual([])
  })

  it('strangers neither use up nor replace the code of who requested it, and it is of use elsewhere (ACC-3.7)', async () => {
    const { runtime } = server
    const secret = runtime.config.jwtSecret
    const now = runtime.now()
    const guess = (address: string, code: string) =>
      isResetCodeRight(runtime.database, runtime.config, codeAt(address), code, now)
    const code = await makeResetCode(runtime.database, secret, codeAt('203.0.113.1'), now)
    expect(await guess('203.0.113.2', code)).toBe(true)
    const wrong = code === '000000' ? '000001' : '000000'
    for (const host of [2, 3, 4, 5, 6, 7]) await guess(`203.0.113.${host}`, wrong)
    expect(await guess('203.0.113.2', code)).toBe(false)
    await makeResetCode(runtime.database, secret, codeAt('203.0.113.2'), now)
    expect(await guess('203.0.113.1', code)).toBe(true)
    for (let at = 0; at < 5; at++) await guess('203.0.113.1', wrong)
    expect(await guess('203.0.113.1', code)).toBe(false)
  })

  it('strangers do not stop an account from requesting a code at an address that it knows (ACC-3.7)', async () => {
    const credentials = await makeAccount(server, 'mailed')
    for (let at = 0; at < 6; at++) await forget(credentials.email).catch(() => undefined)
    await expect(forget(credentials.email)).rejects.toMatchObject({
      data: { code: 'tooManyAttempts' },
    })
    await signIn(credentials.email)
    await expect(forget(credentials.email)).resolves.toEqual({ sent: true })
  })

  it('a code in the database is a keyed hash', async () => {
    const { email } = await makeAccount(server, 'hashed')
    await forget(email)
    const code = codeIn(await mail.mailTo(email))
    const { rows } = await server.runtime.connection.pool.query('select * from account_codes')
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  it('without mail, staff must help (ACC-3.2)', async () => {
    const silent = await startTestServer()
    const client = await silent.client()
    await expect(
      client.service('users/forgotPassword').create({ email: 'any@comanda.test' }),
    ).rejects.toMatchObject({ data: { code: 'mailUnavailable' } })
    await silent.stop()
  })
})
