import type { AuthenticationResult, SignIn } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

interface Credentials {
  readonly email: string
  readonly password: string
}

const chrome =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/149.0 Mobile Safari/537.36'

const rest = (token: string, path: string, method = 'GET') =>
  fetch(`${server.url}/api/${path}`, { method, headers: { authorization: `Bearer ${token}` } })

/** Signs in over REST. */
const signIn = async (credentials: Credentials): Promise<AuthenticationResult> => {
  const response = await fetch(`${server.url}/api/authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': chrome },
    body: JSON.stringify({ strategy: 'local', ...credentials }),
  })
  return (await response.json()) as AuthenticationResult
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    iat: number
    exp: number
  }

const hoursOf = async (credentials: Credentials) => {
  const { iat, exp } = claimsOf((await signIn(credentials)).accessToken)
  return (exp - iat) / 3600
}

describe('ACC-2.6: how long a sign-in lasts', () => {
  it('members: 14 days; staff: a shift of 12 hours', async () => {
    expect(await hoursOf(await makeAccount(server, 'member'))).toBe(14 * 24)
    expect(await hoursOf(await makeAccount(server, 'owner', [{ role: 'owner' }]))).toBe(12)
  })
})

describe('ACC-2.7: signing out ends the token', () => {
  it('over REST', async () => {
    const { accessToken } = await signIn(await makeAccount(server, 'rest'))
    expect((await rest(accessToken, 'signIns')).status).toBe(200)
    expect((await rest(accessToken, 'authentication', 'DELETE')).status).toBe(200)
    expect((await rest(accessToken, 'signIns')).status).toBe(401)
  })

  it('over a socket, after which its calls are a visitor’s', async () => {
    const client = await server.client(await makeAccount(server, 'socket'))
    const { accessToken } = await client.get('authentication')
    await client.logout()
    expect(await client.service('shops').find()).toBeDefined()
    expect((await rest(String(accessToken), 'signIns')).status).toBe(401)
  })

  it('of this sign-in alone', async () => {
    const credentials = await makeAccount(server, 'two')
    const [one, two] = [await signIn(credentials), await signIn(credentials)]
    await rest(one.accessToken, 'authentication', 'DELETE')
    expect((await rest(two.accessToken, 'signIns')).status).toBe(200)
  })
})

describe('ACC-2.8: where an account is signed in', () => {
  it('is shown with the device, the network and which one is in use', async () => {
    const credentials = await makeAccount(server, 'listed')
    await signIn(credentials)
    const { accessToken } = await signIn(credentials)
    const found = (await (await rest(accessToken, 'signIns')).json()) as SignIn[]
    expect(found).toHaveLength(2)
    expect(found.map(({ device, address }) => ({ device, address }))).toEqual(
      Array.from({ length: 2 }, () => ({ device: 'Chrome, Android', address: '127.0.0.*' })),
    )
    expect(found.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  })

  it('one is ended alone: its socket connects again and is signed out, its token is refused', async () => {
    const credentials = await makeAccount(server, 'ended')
    const lost = await server.client(credentials)
    const { accessToken: lostToken } = await lost.get('authentication')
    const { accessToken } = await signIn(credentials)
    let drops = 0
    // It would connect again at once, and sign in with the token.
    lost.io.on('disconnect', () => {
      drops += 1
      lost.io.close()
    })
    const [found] = (await (await rest(accessToken, 'signIns')).json()) as SignIn[]
    const own = await rest(String(lostToken), 'signIns')
    const ended = ((await own.json()) as SignIn[]).find(({ isCurrent }) => isCurrent)
    expect(found).toBeDefined()
    expect((await rest(accessToken, `signIns/${ended?._id}`, 'DELETE')).status).toBe(200)
    expect((await rest(String(lostToken), 'signIns')).status).toBe(401)
    expect((await rest(accessToken, 'signIns')).status).toBe(200)
    await expect.poll(() => drops).toBe(1)
  })

  it("nobody sees or ends another's", async () => {
    const { accessToken: mine } = await signIn(await makeAccount(server, 'mine'))
    const { accessToken: theirs } = await signIn(await makeAccount(server, 'theirs'))
    const [found] = (await (await rest(theirs, 'signIns')).json()) as SignIn[]
    expect((await rest(mine, `signIns/${found?._id}`, 'DELETE')).status).toBe(404)
    expect((await rest(theirs, 'signIns')).status).toBe(200)
  })
})
