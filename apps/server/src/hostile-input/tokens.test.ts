import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../testing/accounts.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let mine: { readonly token: string; readonly id: string }
let owner: { readonly token: string; readonly id: string }
beforeAll(async () => {
  server = await startTestServer()
  mine = await signIn('member')
  owner = await signIn('owner', [{ role: 'owner' }])
})
afterAll(() => server.stop())

const signIn = async (name: string, staff: { role: 'owner' }[] = []) => {
  const credentials = await makeAccount(server, name, staff)
  const client = await server.client()
  const { accessToken, user } = (await client
    .service('authentication')
    .create({ strategy: 'local', ...credentials })) as {
    accessToken: string
    user: { _id: string }
  }
  return { token: accessToken, id: user._id }
}

const textOf = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const read = (part: string): object =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as object
const partsOf = (token: string) => {
  const [header = '', payload = '', signature = ''] = token.split('.')
  return { header: read(header), payload: read(payload), signature }
}
const joined = (header: object, payload: object, signature: string): string =>
  `${textOf(header)}.${textOf(payload)}.${signature}`
const signed = (header: object, payload: object, secret: string, hash = 'sha256'): string => {
  const body = `${textOf(header)}.${textOf(payload)}`
  return `${body}.${createHmac(hash, secret).update(body).digest('base64url')}`
}

/** With the server's secret, tests sign tokens that only missing checks would let pass. */
const secret = 'a secret of the tests and of nothing else'
const day = 86_400

const tricks: readonly [name: string, make: () => string][] = [
  [
    'the owner’s id in a member’s token',
    () => {
      const { header, payload, signature } = partsOf(mine.token)
      return joined(header, { ...payload, sub: owner.id }, signature)
    },
  ],
  [
    'alg none, in any case, with the signature of a good token',
    () => {
      const { header, payload, signature } = partsOf(mine.token)
      return joined({ ...header, alg: 'nOnE' }, { ...payload, sub: owner.id }, signature)
    },
  ],
  [
    'alg none without a signature',
    () => joined({ alg: 'none', typ: 'access' }, { ...partsOf(mine.token).payload }, ''),
  ],
  ['an empty secret', () => signed(partsOf(mine.token).header, partsOf(mine.token).payload, '')],
  [
    'another algorithm with the right secret',
    () => signed({ alg: 'HS512', typ: 'access' }, partsOf(mine.token).payload, secret, 'sha512'),
  ],
  [
    'a public key’s algorithm with a shared secret',
    () => signed({ alg: 'RS256', typ: 'access' }, partsOf(mine.token).payload, secret),
  ],
  [
    'a key of the caller’s own in the header',
    () =>
      signed(
        { alg: 'HS256', typ: 'access', jwk: { kty: 'oct', k: 'AAAA' }, kid: '../../dev/null' },
        partsOf(mine.token).payload,
        '\0',
      ),
  ],
  [
    'out of date since a second',
    () => {
      const now = Math.floor(Date.now() / 1000)
      const times = { iat: now - day, exp: now - 1 }
      return signed(
        partsOf(mine.token).header,
        { ...partsOf(mine.token).payload, ...times },
        secret,
      )
    },
  ],
  [
    'not good before tomorrow',
    () => {
      const nbf = Math.floor(Date.now() / 1000) + day
      return signed(partsOf(mine.token).header, { ...partsOf(mine.token).payload, nbf }, secret)
    },
  ],
  ...['aud', 'iss', 'sub'].map((claim): [string, () => string] => [
    `another ${claim}`,
    () =>
      signed(
        partsOf(mine.token).header,
        { ...partsOf(mine.token).payload, [claim]: 'another' },
        secret,
      ),
  ]),
  [
    'an object for an id',
    () =>
      signed(
        partsOf(mine.token).header,
        { ...partsOf(mine.token).payload, sub: { $ne: null } },
        secret,
      ),
  ],
  ['a part too many', () => `${mine.token}.${mine.token}`],
  ['a good token cut short', () => mine.token.slice(0, -3)],
]

const byRest = (path: string, token: string) =>
  fetch(`${server.url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } })

describe('a token that was tampered with is refused', () => {
  it.each(tricks)('%s', async (_name, make) => {
    const token = make()
    const client = await server.client()
    await expect(
      client.service('authentication').create({ strategy: 'jwt', accessToken: token }),
    ).rejects.toMatchObject({ code: 401, name: 'NotAuthenticated' })
    const answers = [await byRest(`users/${mine.id}`, token), await byRest('users', token)]
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(await answer.text()).not.toMatch(/stack|\.[jt]s:\d|node_modules|secret/)
    }
  })
})

describe('a valid token', () => {
  it('signs in to one’s own account and no other', async () => {
    expect((await byRest(`users/${mine.id}`, mine.token)).status).toBe(200)
    expect((await byRest(`users/${owner.id}`, mine.token)).status).toBe(403)
    expect((await byRest('users', owner.token)).status).toBe(200)
  })

  it('counts only in the header: not in the query, the body, nor a cookie', async () => {
    const inQuery = await fetch(
      `${server.url}/api/users?accessToken=${owner.token}&authentication[accessToken]=${owner.token}`,
    )
    expect([400, 401]).toContain(inQuery.status)
    const inCookie = await fetch(`${server.url}/api/users`, {
      headers: { cookie: `feathers-jwt=${owner.token}; accessToken=${owner.token}` },
    })
    expect(inCookie.status).toBe(401)
    const inBody = await fetch(`${server.url}/api/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'x@comanda.test',
        authentication: { strategy: 'jwt', accessToken: owner.token },
      }),
    })
    expect([400, 401]).toContain(inBody.status)
  })

  it('of an account that was removed signs nobody in, calls nothing and is not renewed', async () => {
    const gone = await signIn('gone')
    const open = await server.client()
    const renew = { strategy: 'jwt', accessToken: gone.token }
    await open.service('authentication').create(renew)
    await server.app.service('users').remove(gone.id)
    const client = await server.client()
    await expect(client.service('authentication').create(renew)).rejects.toMatchObject({
      code: 401,
    })
    expect((await byRest(`users/${gone.id}`, gone.token)).status).toBe(401)
    await expect(open.service('users').get(gone.id)).rejects.toMatchObject({ code: 401 })
  })
})
