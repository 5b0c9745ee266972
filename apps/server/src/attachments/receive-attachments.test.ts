import { eq } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffActions } from '../tables/staff-actions.ts'
import { makeAccount } from '../testing/accounts.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const shop = 'a'.repeat(24)

let server: TestServer
const tokens = new Map<string, string>()
beforeAll(async () => {
  server = await startTestServer()
  for (const [name, staff] of [
    ['manager', [{ role: 'manager' as const, shop }]],
    ['owner', [{ role: 'owner' as const }]],
    ['cashier', [{ role: 'cashier' as const, shop }]],
    ['member', []],
  ] as const) {
    const account = await makeAccount(server, name, [...staff])
    const client = await server.client()
    const signedIn = await client.service('authentication').create({
      strategy: 'local',
      ...account,
    })
    tokens.set(name, (signedIn as { accessToken: string }).accessToken)
  }
})
afterAll(() => server.stop())

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff9b33' } })

interface Answer {
  readonly status: number
  readonly body: { readonly _id: string; readonly data?: { readonly code: string } }
}

const send = async (
  body: Uint8Array<ArrayBuffer> | FormData,
  type: string | undefined,
  who: string | undefined = 'manager',
): Promise<Answer> => {
  const token = tokens.get(who)
  const answer = await fetch(`${server.url}/api/attachments`, {
    method: 'POST',
    body,
    headers: {
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  })
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}

const bytesOf = async (made: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await made.toBuffer())

describe('uploading pictures', () => {
  it('by a manager, as the body: stored upright, without metadata (CALL-3.5)', async () => {
    const withNotes = picture(1200, 800)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .withMetadata({ orientation: 6 })
    const { status, body } = await send(await bytesOf(withNotes), 'image/jpeg')
    expect({ status, body }).toMatchObject({ status: 201, body: { width: 800, height: 1200 } })
    const shown = await fetch(`${server.url}/api/attachments/${body._id}?size=small&ext=jpg`)
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 600 })
    expect(bytes.includes('a secret place')).toBe(false)
    const thumb = await fetch(`${server.url}/api/thumbs/${body._id}`)
    expect(thumb.headers.get('content-type')).toBe('image/webp')
  })

  it('by an owner, as a file of a form', async () => {
    const form = new FormData()
    form.set('file', new Blob([await bytesOf(picture(30, 20).png())]), '../../dish.png')
    const { status, body } = await send(form, undefined, 'owner')
    expect({ status, body }).toMatchObject({ status: 201, body: { width: 30, height: 20 } })
  })

  it('is written to the audit log: who added which picture', async () => {
    const { body } = await send(await bytesOf(picture(20, 20).png()), 'image/png', 'owner')
    const rows = await server.runtime.database
      .select()
      .from(staffActions)
      .where(eq(staffActions.record, body._id))
    expect(rows).toMatchObject([
      { path: 'attachments', method: 'create', changes: { width: 20, height: 20 } },
    ])
  })

  it('a huge picture is stored at 4000 pixels a side', async () => {
    const { body } = await send(await bytesOf(picture(6000, 3000).png()), 'image/png')
    expect(body).toMatchObject({ width: 4000, height: 2000 })
  })

  it.each([
    ['cashier', 403],
    ['member', 403],
    ['nobody', 401],
  ])('%s is refused: %i', async (who, status) => {
    const bytes = await bytesOf(picture(8, 8).png())
    expect(await send(bytes, 'image/png', who)).toMatchObject({ status })
  })

  it.each([
    [
      'a drawing that is a program',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
    ['bytes that only begin as a picture', '\u00ff\u00d8\u00ff\u00e0 and then nothing'],
  ])('%s → pictureInvalid', async (_name, text) => {
    const answer = await send(new Uint8Array(Buffer.from(text, 'latin1')), 'image/png')
    expect(answer).toMatchObject({ status: 400, body: { data: { code: 'pictureInvalid' } } })
  })

  it('a picture with more pixels than are decoded, or more bytes than are read, is refused', async () => {
    const bomb = sharp({
      create: { width: 10_000, height: 10_000, channels: 3, background: 'white' },
    }).png({ compressionLevel: 9 })
    expect(await send(await bytesOf(bomb), 'image/png')).toMatchObject({ status: 400 })
    const long = new Uint8Array(15_000_001)
    expect(await send(long, 'image/png')).toMatchObject({ status: 413 })
  })
})
