import { createHash, randomBytes } from 'node:crypto'
import type { AuthenticationResult } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../testing/accounts.ts'
import { type OidcIssuer, signInAtIssuer, startOidcIssuer } from '../../testing/oidc-issuer.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let issuer: OidcIssuer
let server: TestServer
let now = Date.now()
beforeAll(async () => {
  issuer = await startOidcIssuer([])
  const { url, clientId, clientSecret } = issuer
  server = await startTestServer({
    now: () => now,
    config: {
      oidcProviders: [
        { id: 'test', name: 'Test', issuer: url, clientId, clientSecret },
        { id: 'play', name: 'Play', issuer: url, clientId, clientSecret, isSandbox: true },
        { id: 'away', name: 'Away', issuer: 'http://127.0.0.1:9', clientId, clientSecret },
      ],
    },
  })
  for (const id of ['test', 'play']) issuer.allow(`${server.url}/api/oidc/${id}/callback`)
})
afterAll(async () => {
  await server.stop()
  await issuer.stop()
})

const secret = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}
const startOf = (challenge: string, back = '', provider = 'test') =>
  `${server.url}/api/oidc/${provider}/start?challenge=${challenge}&back=${encodeURIComponent(back)}`
const redeem = async (code: string | null, verifier: string) => {
  const client = await server.client()
  const data = { strategy: 'social', code, verifier }
  return (await client.service('authentication').create(data)) as AuthenticationResult
}
const login = async (person: string, provider = 'test') => {
  const { verifier, challenge } = secret()
  const page = await signInAtIssuer(startOf(challenge, '', provider), person)
  return { page, verifier, code: page.searchParams.get('social') }
}
const errorOf = async (person: string, provider = 'play') =>
  (await login(person, provider)).page.searchParams.get('socialError')
const signIn = async (person: string) => {
  const { code, verifier } = await login(person)
  return redeem(code, verifier)
}

const statusOf = async (path: string) =>
  (await fetch(`${server.url}/api/oidc/${path}`, { redirect: 'manual' })).status

describe('signing in by a provider', () => {
  it('creates an account the first time and finds it the next', async () => {
    issuer.people.set('mei', { email: 'mei@provider.test', email_verified: true, name: 'Mei Lam' })
    const first = await signIn('mei')
    expect(first.user).toMatchObject({ email: 'mei@provider.test', name: 'Mei Lam' })
    issuer.people.set('mei', { email: 'other@provider.test', email_verified: true })
    expect((await signIn('mei')).user._id).toBe(first.user._id)
  })

  it('the token is an ordinary access token', async () => {
    issuer.people.set('tok', { email: 'tok@provider.test', email_verified: true })
    const { accessToken, user } = await signIn('tok')
    const client = await server.client()
    await client.authenticate({ strategy: 'jwt', accessToken })
    expect(await client.service('users').get(user._id)).toMatchObject({ _id: user._id })
  })

  it('an account of the same address is linked only if its owner has verified it', async () => {
    const { email } = await makeAccount(server, 'squatter')
    issuer.people.set('owner', { email, email_verified: true })
    const refused = await login('owner')
    expect(refused.page.searchParams.get('socialError')).toBe('emailInUse')
    await server.runtime.connection.pool.query(
      'update users set email_verified = true where email = $1',
      [email],
    )
    expect((await signIn('owner')).user.email).toBe(email)
  })

  it('ACC-6.3: an identity of the sandbox is never linked to staff, nor signs in to an account that became staff', async () => {
    const boss = await makeAccount(server, 'boss', [{ role: 'owner' }])
    await makeAccount(server, 'guest')
    const query = (text: string) => server.runtime.connection.pool.query(text)
    await query('update users set email_verified = true')
    issuer.people.set('boss', { email: boss.email, email_verified: true })
    issuer.people.set('guest', { email: 'guest@comanda.test', email_verified: true })
    expect(await errorOf('boss')).toBe('emailInUse')
    const { rows } = await query("select * from user_identities where provider = 'play'")
    expect(rows).toEqual([])
    expect(await errorOf('guest')).toBeNull()
    await query(`update users set staff = '[{"role":"owner"}]' where email = 'guest@comanda.test'`)
    expect(await errorOf('guest')).toBe('emailInUse')
    expect(await errorOf('boss', 'test')).toBeNull()
  })

  it('an address that the provider has not verified links nothing', async () => {
    await makeAccount(server, 'victim')
    await server.runtime.connection.pool.query(
      "update users set email_verified = true where email = 'victim@comanda.test'",
    )
    issuer.people.set('liar', { email: 'victim@comanda.test', email_verified: false })
    expect((await signIn('liar')).user.email).toBeUndefined()
  })
})

describe('the one-time code', () => {
  it('is useless without the secret of the browser that began, and is deleted after one attempt', async () => {
    issuer.people.set('thief', {})
    const { code, verifier } = await login('thief')
    const refusal = { code: 401, data: { code: 'loginFailed' } }
    await expect(redeem(code, secret().verifier)).rejects.toMatchObject(refusal)
    await expect(redeem(code, verifier)).rejects.toMatchObject(refusal)
  })

  it('is valid once, for two minutes', async () => {
    issuer.people.set('twice', {})
    const once = await login('twice')
    const uses = await Promise.allSettled(
      Array.from({ length: 5 }, () => redeem(once.code, once.verifier)),
    )
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const late = await login('twice')
    now += 121_000
    await expect(redeem(late.code, late.verifier)).rejects.toMatchObject({ code: 401 })
  })

  it('is stored as a hash', async () => {
    issuer.people.set('hash', {})
    const { code } = await login('hash')
    const { rows } = await server.runtime.connection.pool.query('select * from social_logins')
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})

describe('hostile steps', () => {
  it.each([
    ['test/start', 400],
    ['test/start?challenge=short', 400],
    [`test/start?challenge=${'a'.repeat(43)}&back=https://evil.test`, 400],
    [`test/start?challenge=${'a'.repeat(43)}&back=//evil.test`, 400],
    [`test/start?challenge=${'a'.repeat(43)}&back=/\\evil.test`, 400],
    [`nobody/start?challenge=${'a'.repeat(43)}`, 404],
    ['nobody/callback?state=x&code=y', 404],
  ])('%s → %i', async (path, status) => {
    expect(await statusOf(path)).toBe(status)
  })

  it('a response to no pending login, or to another one, ends at the login page without a code', async () => {
    const { challenge } = secret()
    const begun = await fetch(startOf(challenge), { redirect: 'manual' })
    const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state')
    for (const query of [
      'state=x&code=y',
      `state=${state}&code=stolen`,
      `state=${state}&error=access_denied`,
    ]) {
      const answer = await fetch(`${server.url}/api/oidc/test/callback?${query}`, {
        redirect: 'manual',
      })
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        '/member/login?socialError=failed',
      ])
    }
  })

  it('an unavailable provider is an error, and is tried again the next time', async () => {
    const path = `away/start?challenge=${'a'.repeat(43)}`
    expect(await statusOf(path)).toBe(503)
    expect(await statusOf(path)).toBe(503)
  })

  it('providers are listed without their secrets', async () => {
    const client = await server.client()
    expect(await client.service('authentication/providers').find()).toEqual([
      { _id: 'test', name: 'Test' },
      { _id: 'play', name: 'Play' },
      { _id: 'away', name: 'Away' },
    ])
  })

  it('the path to return to is preserved', async () => {
    issuer.people.set('back', {})
    const { challenge } = secret()
    const page = await signInAtIssuer(startOf(challenge, '/member/rewards'), 'back')
    expect(page.searchParams.get('back')).toBe('/member/rewards')
  })
})
