import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const root = mkdtempSync(join(tmpdir(), 'comanda-config-'))
afterAll(() => rmSync(root, { recursive: true }))

const redisUrls = (REDIS_URL: string) => readConfig({ REDIS_URL }, root).redisUrls

describe('the configuration', () => {
  it('needs no variables: port 3000 of this machine, data in ./data', () => {
    expect(readConfig({}, root)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataFolder: join(root, 'data'),
      logLevel: 'info',
    })
  })

  it('a secret is generated once and stored, readable by its owner only', () => {
    const { jwtSecret, dataFolder } = readConfig({}, root)
    expect(jwtSecret.length).toBeGreaterThanOrEqual(64)
    expect(readConfig({}, root).jwtSecret).toBe(jwtSecret)
    expect(statSync(join(dataFolder, 'jwt-secret')).mode & 0o777).toBe(0o600)
  })

  it('its file has the secret before in a second line; JWT_SECRET_PREVIOUS names it otherwise (ACC-5.4)', () => {
    const folder = mkdtempSync(join(root, 'replaced-'))
    writeFileSync(join(folder, 'jwt-secret'), `${'n'.repeat(64)}\n${'o'.repeat(64)}\n`)
    const secrets = { jwtSecret: 'n'.repeat(64), previousJwtSecret: 'o'.repeat(64) }
    expect(readConfig({ DATA_DIR: folder }, root)).toMatchObject(secrets)
    const { jwtSecret: JWT_SECRET, previousJwtSecret: JWT_SECRET_PREVIOUS } = secrets
    expect(readConfig({ JWT_SECRET, JWT_SECRET_PREVIOUS }, root)).toMatchObject(secrets)
    expect(readConfig({ JWT_SECRET }, root)).not.toHaveProperty('previousJwtSecret')
  })

  it('names every invalid variable, and repeats no password', () => {
    const wrong = {
      PORT: '70000',
      DATABASE_URL: 'mysql://me:pa55word@host/db',
      REDIS_URL: 'somewhere',
      JWT_SECRET: 'short-pa55word',
      JWT_SECRET_PREVIOUS: 'short-pa55word',
      METRICS_TOKEN: 'a short pa55word',
      LOG_LEVEL: 'loud',
      TRUSTED_PROXIES: '-1',
      PUBLIC_URL: 'menu.example.com',
      PAYMENT_SANDBOX_URL: 'localhost:3001',
      PAYMENT_READER_URL: '10.0.0.9',
      PAYMENT_KEY: 'short-pa55word',
      SMTP_URL: 'http://me:pa55word@mail',
      MAIL_FROM: '',
      OIDC_PROVIDERS: '[{"id":"x","clientSecret":"pa55word"}]',
    }
    const read = (): unknown => readConfig(wrong, root)
    for (const name of Object.keys(wrong).filter((one) => one !== 'MAIL_FROM'))
      expect(read).toThrow(name)
    expect(read).not.toThrow('pa55word')
  })

  it('REDIS_URL is one Redis, or nodes of a cluster with the credentials of the first', () => {
    expect(redisUrls('redis://one')).toEqual(['redis://one'])
    expect(redisUrls('rediss://me:pa%40ss@one:1, two:2,redis://three')).toEqual([
      'rediss://me:pa%40ss@one:1',
      'rediss://me:pa%40ss@two:2',
      'redis://three',
    ])
    expect(() => redisUrls('redis://me:pa55word@one,http://two')).toThrow(
      'REDIS_URL must begin with',
    )
  })

  it('mail needs a server and a sender', () => {
    const SMTP_URL = 'smtp://mail.example.com'
    expect(() => readConfig({ SMTP_URL }, root)).toThrow('MAIL_FROM')
    const { mail } = readConfig({ SMTP_URL, MAIL_FROM: 'Shop <shop@example.com>' }, root)
    expect(mail).toEqual({ url: SMTP_URL, from: 'Shop <shop@example.com>' })
  })

  it('login providers are read; one without TLS only on this machine, no id twice', () => {
    const one = { id: 'a', name: 'A', clientId: 'c', clientSecret: 'pa55word' }
    const read = (...issuers: string[]) =>
      readConfig(
        { OIDC_PROVIDERS: JSON.stringify(issuers.map((issuer) => ({ ...one, issuer }))) },
        root,
      )
    expect(read('https://a.example').oidcProviders).toHaveLength(1)
    expect(read('http://127.0.0.1:9').oidcProviders).toHaveLength(1)
    expect(() => read('http://a.example')).toThrow('"a"')
    expect(() => read('https://a.example', 'https://b.example')).toThrow('twice')
    expect(() => readConfig({ OIDC_PROVIDERS: '{' }, root)).toThrow('JSON')
  })

  it('an empty variable counts as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' }, root).port).toBe(3000)
  })
})
