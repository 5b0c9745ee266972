import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RunningServer } from '../../server/running-server.ts'
import { beginSetup, firstOwner } from '../story/first-owner.ts'
import { ownerAccount } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

test.use({ serviceWorkers: 'allow' })

interface Said {
  readonly accessToken?: string
  readonly data?: { readonly code?: string }
}

const post = async (
  url: string,
  path: string,
  data: object,
  headers: Readonly<Record<string, string>> = {},
) => {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(data),
  })
  return (await response.json()) as Said
}

const signIn = (url: string, account: object, headers: Readonly<Record<string, string>> = {}) =>
  post(url, 'authentication', { strategy: 'local', ...account }, headers)

const providersOf = async (url: string): Promise<string> =>
  (await fetch(`${url}/api/authentication/providers`)).text()

const sandboxOf = (url: string): string =>
  `http://127.0.0.1:${Number(new URL(url).port) + 1}/sandbox.css`

/** Returns the status of a response, or 0 if nobody is there. */
const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

test('SETUP-1.3, SETUP-1.5, SETUP-1.7 to SETUP-1.9: on a public address nobody is before the owner with the token, who has the server alone', async () => {
  test.setTimeout(300_000)
  const folder = await mkdtemp(join(tmpdir(), 'comanda-public-'))
  const server = await RunningServer.start(folder)
  const owner = ownerAccount()
  const stranger = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }
  try {
    // First at home, as everybody does who tries it.
    await expect.poll(() => server.output).toContain('What the kitchen')
    expect(server.output).toContain('This is a demo until you set the server up')
    expect(server.output).toMatch(/http:\/\/localhost:\d+\/panel\?token=/)
    expect(await providersOf(server.url)).toContain('Sandbox')
    await expect.poll(() => statusOf(sandboxOf(server.url))).toBe(200)
    expect(await statusOf(sandboxOf(server.url).replace('sandbox.css', 'panel'))).toBe(403)
    expect(await signIn(server.url, owner, stranger)).toMatchObject({
      data: { code: 'demoRefused' },
    })
    const { accessToken } = await signIn(server.url, owner)
    const bearer = { authorization: `Bearer ${accessToken ?? ''}` }
    const thief = { email: 'thief@story.example', password: 'Lantern tea 99', name: 'Thief' }
    const role = { ...thief, staff: [{ role: 'owner' }] }
    expect(await post(server.url, 'users', role, bearer)).toMatchObject({
      data: { code: 'demoRefused' },
    })
    await server.stop()

    // Then behind a proxy: nobody of the demo is let in, and there is no sandbox.
    const there = { PUBLIC_URL: 'https://eat.example', TRUSTED_PROXIES: '1' }
    await server.start(there)
    expect(await signIn(server.url, owner)).toMatchObject({ data: { code: 'demoRefused' } })
    const old = await fetch(`${server.url}/api/staffActions`, { headers: bearer })
    expect(old.status).toBe(401)
    expect(await providersOf(server.url)).toBe('[]')
    expect(await statusOf(sandboxOf(server.url))).toBe(0)
    await expect.poll(() => server.output).toContain('Setup token:')
    await server.stop()
    await server.start(there)
    expect(await beginSetup(server)).toBe(201)
    expect(existsSync(join(folder, 'setup-token'))).toBe(false)
    expect(await signIn(server.url, firstOwner)).toHaveProperty('accessToken')
    await server.stop()

    // At home again nothing of the demo is left but its restaurants.
    await server.start()
    await expect.poll(() => server.output).toContain('Comanda is open')
    expect(server.output).not.toContain('demo')
    expect(server.output).not.toContain('token')
    expect(await providersOf(server.url)).toBe('[]')
    expect(await statusOf(sandboxOf(server.url))).toBe(0)
    expect(await signIn(server.url, owner)).toMatchObject({ data: { code: 'loginFailed' } })
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

test('SETUP-1.9: the sandbox, its login and its printer end in the moment in which somebody sets the server up', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-own-'))
  const server = await RunningServer.start(folder)
  try {
    await expect.poll(() => statusOf(sandboxOf(server.url))).toBe(200)
    expect(await beginSetup(server)).toBe(201)
    await expect.poll(() => statusOf(sandboxOf(server.url))).toBe(0)
    expect(await providersOf(server.url)).toBe('[]')
    const { accessToken = '' } = await signIn(server.url, firstOwner)
    const printers = await fetch(`${server.url}/api/printers`, {
      headers: { authorization: `Bearer ${accessToken}` },
    })
    expect(await printers.json()).toMatchObject([])
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
