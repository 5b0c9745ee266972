import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAttachments } from './open-attachments.ts'
import { readS3, type S3Config } from '../config/s3.ts'
import { s3Files } from './s3-files.ts'

const bucket = 'pictures'
const keys = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

let folder: string
let storage: S3rver
let config: S3Config
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'comanda-s3-'))
  storage = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await storage.run()
  config = { ...keys, bucket, endpoint: `http://127.0.0.1:${port}` }
})
afterAll(async () => {
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('pictures in an S3-compatible bucket', () => {
  it('what is written is read; a missing file is undefined', async () => {
    const files = s3Files(config)
    const bytes = randomBytes(200_000)
    await files.write('originals/one', bytes)
    expect(await files.read('originals/one')).toEqual(bytes)
    expect(await files.has('originals/one')).toBe(true)
    expect(await files.read('originals/two')).toBeUndefined()
    expect(await files.has('originals/two')).toBe(false)
  })

  it('renditions are stored there, for every server', async () => {
    const id = 'a'.repeat(24)
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
    const here = openAttachments({ s3: config, dataFolder: '/nowhere' })
    const there = openAttachments({ s3: config, dataFolder: '/nowhere' })
    await here.create(id, await picture.png().toBuffer())
    expect(await there.has(id)).toBe(true)
    const small = await there.rendition(id, { size: 'small', ext: 'webp' })
    expect(await sharp(small).metadata()).toMatchObject({ width: 400, format: 'webp' })
    expect(await s3Files(config).read(`renditions/${id}/small.webp`)).toEqual(small)
  })

  it('an unknown access key is an error that reveals no secret', async () => {
    const files = s3Files({ ...config, accessKeyId: 'OTHER', secretAccessKey: 'very secret' })
    const failure = await files.write('originals/x', randomBytes(9)).catch(String)
    expect(failure).toMatch(/responded with 403/)
    expect(failure).not.toMatch(/secret|OTHER/)
  })

  it('a failing storage is an error, not a missing picture', async () => {
    const broken: Server = createServer((_request, response) => response.writeHead(503).end())
    await new Promise<void>((resolve) => {
      broken.listen(0, '127.0.0.1', resolve)
    })
    const { port } = broken.address() as AddressInfo
    const files = s3Files({ ...config, endpoint: `http://127.0.0.1:${port}` })
    await expect(files.read('originals/one')).rejects.toThrow('responded with 503')
    broken.close()
  })
})

const read = (own: Readonly<Record<string, string | undefined>>) => readS3((name) => own[name])

describe('the storage in the configuration', () => {
  const variables = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'very secret',
  }
  it('without variables → the data folder; with all of them → the bucket', () => {
    expect(read({})).toEqual({})
    expect(read(variables)).toEqual({
      s3: {
        endpoint: 'https://s3.example.com',
        bucket: 'pictures',
        region: 'us-east-1',
        accessKeyId: 'id',
        secretAccessKey: 'very secret',
      },
    })
  })

  it.each([
    { S3_BUCKET: undefined },
    { S3_ENDPOINT: 'ftp://s3.example.com' },
    { S3_BUCKET: '../other' },
  ])('%o is a problem that repeats no secret', (own) => {
    const reading = read({ ...variables, ...own })
    expect(reading).toHaveProperty('problem')
    expect(JSON.stringify(reading)).not.toContain('very secret')
  })
})
