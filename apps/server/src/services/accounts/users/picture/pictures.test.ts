import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AuthenticationResult, User } from '@comanda/contract'
import { makeAccount } from '../../../../testing/accounts.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Body = NonNullable<NonNullable<Parameters<typeof fetch>[1]>['body']>

const photo = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#ff9b33' } })
    .withExif({ IFD0: { Copyright: 'where I live' } })
    .jpeg()
    .toBuffer()

const signedIn = async (who: string) => {
  const client = await server.client()
  return (await client
    .service('authentication')
    .create({ strategy: 'local', ...(await makeAccount(server, who)) })) as AuthenticationResult
}
const upload = (accessToken: string, body: Body, type?: string) =>
  fetch(`${server.url}/api/users/pic`, {
    method: 'POST',
    body,
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(type === undefined ? {} : { 'content-type': type }),
    },
  })
const uploaded = async (response: Response) => ((await response.json()) as { _id: string })._id
const picture = (id: string, headers = {}) =>
  fetch(`${server.url}/api/users/pic/${id}`, { headers })

it('a picture is re-encoded, square and without metadata, served under its own id and cached (ACC-3.4, CALL-3.2)', async () => {
  const { accessToken, user } = await signedIn('mei')
  const response = await upload(accessToken, new Uint8Array(await photo()), 'image/jpeg')
  expect(response.status).toBe(201)
  const id = await uploaded(response)
  const shown = await picture(id)
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect(shown.headers.get('cache-control')).toContain('immutable')
  const bytes = Buffer.from(await shown.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  expect(bytes.toString('latin1')).not.toContain('where I live')
  expect(
    (await picture(id, { 'if-none-match': `"${id}"`, 'cache-control': 'max-age=0' })).status,
  ).toBe(304)
  const account = (await server.app.service('users').get(user._id)) as User
  expect(account.avatar).toBe(id)
})

it('a form works too; a new picture replaces the old', async () => {
  const { accessToken } = await signedIn('lok')
  const first = await uploaded(
    await upload(accessToken, new Uint8Array(await photo()), 'image/jpeg'),
  )
  const form = new FormData()
  form.append(
    'file',
    new Blob([new Uint8Array(await photo(300, 300))], { type: 'image/jpeg' }),
    'me.jpg',
  )
  const second = await uploaded(await upload(accessToken, form))
  expect((await picture(second)).status).toBe(200)
  const gone = await picture(first)
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

it('files that are no picture or too large, and anonymous uploads are refused', async () => {
  const { accessToken } = await signedIn('yan')
  const bomb = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"')
  expect((await upload(accessToken, bomb, 'image/svg+xml')).status).toBe(400)
  expect(
    (await upload(accessToken, new Uint8Array(await photo()).slice(0, 300), 'image/jpeg')).status,
  ).toBe(400)
  expect((await upload(accessToken, '{}', 'application/json')).status).toBe(400)
  expect((await upload(accessToken, new FormData())).status).toBe(400)
  expect((await upload(accessToken, new Uint8Array(10_000_001), 'image/png')).status).toBe(413)
  expect((await upload('nobody', 'x', 'image/png')).status).toBe(401)
  expect((await fetch(`${server.url}/api/users/pic`, { method: 'POST' })).status).toBe(401)
})

it('a member removes the picture, but cannot name that of another', async () => {
  const credentials = await makeAccount(server, 'may')
  const client = await server.client(credentials)
  const { user } = (await client
    .service('authentication')
    .create({ strategy: 'local', ...credentials })) as AuthenticationResult
  await expect(
    client.service('users').patch(user._id, { avatar: 'a'.repeat(24) }),
  ).rejects.toMatchObject({ code: 403 })
  await expect(client.service('users').patch(user._id, { avatar: null })).resolves.toBeDefined()
})

it('by the member’s id a picture is for the member and staff at a till only, and not cached by others (ACC-3.4)', async () => {
  const [mine, stranger] = [await signedIn('ming'), await signedIn('stranger')]
  const id = await uploaded(
    await upload(mine.accessToken, new Uint8Array(await photo()), 'image/jpeg'),
  )
  const client = await server.client()
  const staff = (await client.service('authentication').create({
    strategy: 'local',
    ...(await makeAccount(server, 'till', [{ role: 'cashier', shop: 'a'.repeat(24) }])),
  })) as AuthenticationResult
  const by = ({ accessToken }: AuthenticationResult) =>
    picture(mine.user._id, { authorization: `Bearer ${accessToken}` })
  for (const who of [mine, staff]) {
    const shown = await by(who)
    expect([shown.status, shown.headers.get('etag')]).toEqual([200, `"${id}"`])
    expect(shown.headers.get('cache-control')).toBe('private, no-cache')
  }
  expect((await by(stranger)).status).toBe(404)
  expect((await picture(mine.user._id)).status).toBe(404)
  expect((await picture(mine.user._id, { authorization: 'Bearer x.y.z' })).status).toBe(401)
})
