import { describe, expect, it } from 'vitest'
import { isInside } from './inside-addresses.ts'
import { isHostInside, isNamed, publicLookup, urlRefusal } from './reachable.ts'

describe('WEBHOOK-4.2: addresses that are not of the public network are refused', () => {
  it.each([
    ['this host', '0.0.0.0'],
    ['loopback', '127.0.0.1'],
    ['loopback, far end', '127.255.255.254'],
    ['private', '10.1.2.3'],
    ['private', '172.31.255.255'],
    ['private', '192.168.0.10'],
    ['carriers', '100.64.0.1'],
    ['link-local, metadata of clouds', '169.254.169.254'],
    ['benchmarks', '198.19.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved and broadcast', '255.255.255.255'],
    ['IPv6 loopback', '::1'],
    ['IPv6 unspecified', '::'],
    ['unique local', 'fd12:3456::1'],
    ['IPv6 link-local', 'fe80::1'],
    ['IPv6 multicast', 'ff02::1'],
    ['IPv4 in IPv6', '::ffff:127.0.0.1'],
    ['IPv4 in IPv6, as numbers', '::ffff:7f00:1'],
    ['IPv4 translated', '64:ff9b::7f00:1'],
    ['6to4', '2002:7f00:1::'],
    ['documentation', '2001:db8::1'],
    ['no address', 'localhost'],
  ])('%s: %s', (_what, address) => expect(isInside(address)).toBe(true))

  it.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111'])(
    'but not %s',
    (address) => expect(isInside(address)).toBe(false),
  )
})

describe('WEBHOOK-4.1, WEBHOOK-4.3: what a URL may be', () => {
  it.each([
    ['https://example.com/hook?a=1', undefined],
    ['https://[2606:4700:4700::1111]/', undefined],
    ['http://example.com/', 'http'],
    ['https://127.0.0.1/', 'inside'],
    ['https://2130706433/', 'inside'],
    ['https://0x7f.1/', 'inside'],
    ['https://[::1]/', 'inside'],
    ['https://[::ffff:10.0.0.1]/', 'inside'],
    ['https://user:pass@example.com/', 'invalid'],
    ['ftp://example.com/', 'invalid'],
    ['example.com', 'invalid'],
  ])('%s: %s', (url, refusal) => expect(urlRefusal(url)).toBe(refusal))

  it('a host that the operator has named may be inside and without TLS, at its port alone if it has one', () => {
    expect(urlRefusal('http://10.0.0.5:8080/x', ['10.0.0.5:8080'])).toBeUndefined()
    expect(urlRefusal('http://10.0.0.5:8081/x', ['10.0.0.5:8080'])).toBe('http')
    expect(isNamed(new URL('http://[::1]:81/'), ['[::1]:81'])).toBe(true)
    expect(isNamed(new URL('https://crm.lan/'), ['crm.lan:443'])).toBe(true)
  })

  it('a name is refused by what it resolves to, when it is called as well', async () => {
    expect(await isHostInside('localhost')).toBe(true)
    for (const all of [true, false])
      await expect(
        new Promise((resolve, reject) => {
          publicLookup('localhost', { all }, (error, found) =>
            error ? reject(error) : resolve(found),
          )
        }),
      ).rejects.toThrow('address refused')
  })
})
