import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const root = mkdtempSync(join(tmpdir(), 'comanda-config-'))
afterAll(() => rmSync(root, { recursive: true }))

describe('the configuration', () => {
  it('needs nothing: port 3000 of this machine, data in ./data', () => {
    expect(readConfig({}, root)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataFolder: join(root, 'data'),
      logLevel: 'info',
    })
  })

  it('a secret is made once and kept, closed to others', () => {
    const { jwtSecret, dataFolder } = readConfig({}, root)
    expect(jwtSecret.length).toBeGreaterThanOrEqual(64)
    expect(readConfig({}, root).jwtSecret).toBe(jwtSecret)
    expect(statSync(join(dataFolder, 'jwt-secret')).mode & 0o777).toBe(0o600)
  })

  it('names every variable that is wrong, and repeats no password', () => {
    const wrong = {
      PORT: '70000',
      DATABASE_URL: 'mysql://me:pa55word@host/db',
      REDIS_URL: 'somewhere',
      JWT_SECRET: 'short-pa55word',
      LOG_LEVEL: 'loud',
      TRUSTED_PROXIES: '-1',
    }
    const read = (): unknown => readConfig(wrong, root)
    for (const name of Object.keys(wrong)) expect(read).toThrow(name)
    expect(read).not.toThrow('pa55word')
  })

  it('an empty variable counts as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' }, root).port).toBe(3000)
  })
})
