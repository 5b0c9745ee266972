import { accountSecrets, accountSettings, secretNames } from '@comanda/contract'
import { describe, expect, it } from 'vitest'
import { baseUrls } from './base-urls.ts'
import { providers } from './providers.ts'

describe('PAY-7.2: every provider', () => {
  it.each(Object.entries(providers))(
    '%s has the settings and secrets of the contract',
    (name, provider) => {
      expect(provider.name).toBe(name)
      expect(provider.settings).toBe(accountSettings[provider.name])
      expect(provider.secrets).toEqual(Object.keys(accountSecrets[provider.name]))
      for (const secret of provider.secrets) expect(secretNames).toContain(secret)
    },
  )

  it.each(Object.values(providers))('$name can do what it says', ({ can, ...provider }) => {
    expect([provider.cancel !== undefined, provider.query !== undefined]).toEqual([
      can.cancel,
      can.query,
    ])
    expect(provider.refund !== undefined).toBe(can.refund !== 'none')
    expect(provider.queryRefund !== undefined).toBe(can.refund !== 'none')
    expect(provider.void !== undefined).toBe(can.void)
  })
})

describe('PAY-7.3: the addresses of a provider', () => {
  it('live they are https, whatever stands in for them in tests', () => {
    for (const { name } of Object.values(providers)) {
      const urls = Object.values(baseUrls(name, 'live', { sandboxUrl: 'http://127.0.0.1:1' }))
      for (const url of urls) expect(url).toMatch(/^https:\/\//)
    }
  })

  it('in mode sandbox they are those of the gateway, else the provider’s own for tests', () => {
    const gateway = baseUrls('linePay', 'sandbox', { sandboxUrl: 'http://127.0.0.1:1' })
    expect(gateway['api']).toBe('http://127.0.0.1:1')
    expect(baseUrls('linePay', 'sandbox', {})['api']).toBe('https://sandbox-api-pay.line.me')
  })

  it('a reader’s comes from the server’s configuration', () => {
    expect(baseUrls('lanReader', 'live', {})).toEqual({})
    expect(baseUrls('lanReader', 'live', { readerUrl: 'http://10.0.0.9' })).toEqual({
      reader: 'http://10.0.0.9',
    })
  })
})
