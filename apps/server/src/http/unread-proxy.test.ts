import { expect, it } from 'vitest'
import { isInside } from '../authentication/private-address.ts'
import { createLogger } from '../logging/logger.ts'
import { startTestServer } from '../testing/test-server.ts'

it.each([
  ['127.0.0.1', true],
  ['::ffff:10.1.2.3', true],
  ['::1', true],
  ['fd00::1', true],
  ['192.168.0.7', true],
  ['203.0.113.9', false],
  ['2001:db8::1', false],
  ['', false],
])('%s is inside: %s', (address, is) => {
  expect(isInside(address)).toBe(is)
})

const warningsOf = async (trustedProxies: number): Promise<number> => {
  const log = createLogger('silent')
  const warnings: string[] = []
  log.warn = (_fields: unknown, message?: string) => void warnings.push(String(message))
  const server = await startTestServer({ log, config: { trustedProxies } })
  for (let call = 0; call < 3; call += 1)
    await fetch(`${server.url}/api/shops`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  await server.stop()
  return warnings.filter((text) => text.includes('TRUSTED_PROXIES')).length
}

it('ACC-2.10: a proxy that the server was not told of is warned of once', async () => {
  expect(await warningsOf(0)).toBe(1)
  expect(await warningsOf(1)).toBe(0)
})
