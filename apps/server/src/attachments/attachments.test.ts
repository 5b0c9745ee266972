import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { openAttachments } from './open-attachments.ts'

const id = 'a'.repeat(24)
const picture = () =>
  sharp({ create: { width: 1000, height: 500, channels: 3, background: '#ff9b33' } })
    .png()
    .toBuffer()

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'comanda-attachments-'))
  server = await startTestServer({ config: { dataFolder: folder } })
  await openAttachments({ dataFolder: folder }).create(id, await picture())
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('pictures (CALL-3.1)', () => {
  it.each([
    ['attachments', '?size=small&ext=webp', 'webp', 400],
    ['attachments', '?size=medium&ext=jpg', 'jpeg', 800],
    ['attachments', '?size=exlarge', 'webp', 1000],
    ['attachments', '', 'webp', 1000],
    ['thumbs', '', 'webp', 160],
  ])(
    '%s%s is %s, at most that wide, never enlarged (CALL-3.1, CALL-3.2)',
    async (path, query, format, width) => {
      const answer = await fetch(`${server.url}/api/${path}/${id}${query}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(answer.headers.get('content-type')).toBe(`image/${format}`)
      const info = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect(info).toMatchObject({ format, width, height: width / 2 })
    },
  )

  it('a rendition is made once, even for many requests at once', async () => {
    const other = 'b'.repeat(24)
    const store = openAttachments({ dataFolder: folder })
    await store.create(other, await picture())
    const files = await Promise.all(
      Array.from({ length: 8 }, () => store.rendition(other, { size: 'large', ext: 'jpg' })),
    )
    expect(new Set(files).size).toBe(1)
    expect(readdirSync(join(folder, 'attachments', 'renditions', other))).toEqual(['large.jpg'])
  })

  it.each([
    `attachments/${'c'.repeat(24)}`,
    `attachments/${id}?size=huge`,
    `attachments/${id}?ext=svg`,
    'attachments/..%2f..%2fjwt-secret',
    'attachments/%2e%2e/%2e%2e/jwt-secret',
    `thumbs/${id}/../../../jwt-secret`,
  ])('%s → not found', async (path) => {
    const answer = await fetch(`${server.url}/api/${path}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('secret of')
  })

  it('bytes that cannot be decoded are not stored', async () => {
    const store = openAttachments({ dataFolder: folder })
    const whole = await picture()
    for (const bytes of [Buffer.from('<svg onload="alert(1)">'), whole.subarray(0, 60)])
      await expect(store.create('d'.repeat(24), bytes)).rejects.toThrow('not a picture')
    expect(await store.has('d'.repeat(24))).toBe(false)
  })

  it('a cached picture is not modified: 304', async () => {
    const first = await fetch(`${server.url}/api/attachments/${id}?size=small`)
    const etag = first.headers.get('etag') ?? ''
    const second = await fetch(`${server.url}/api/attachments/${id}?size=small`, {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    })
    expect(second.status).toBe(304)
  })
})
