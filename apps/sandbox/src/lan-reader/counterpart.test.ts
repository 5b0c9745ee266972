import { describe, expect, it, vi } from 'vitest'
import { openForTests } from '../testing/opened.ts'
import { checksum } from './replies.ts'

const opened = openForTests()

const command = async (fields: Readonly<Record<string, string>>, md5?: string) => {
  const body = JSON.stringify({ TYPE: 'EDC', ...fields })
  const response = await fetch(`${opened.url}/lan-reader`, {
    method: 'POST',
    body,
    headers: { 'X-MD5': md5 ?? checksum(body) },
  })
  const text = await response.text()
  expect(response.headers.get('x-md5')).toBe(checksum(text))
  return JSON.parse(text) as Record<string, string>
}

const sale = (ECRREF: string) => command({ CMD: 'SALE', AMT: '128.5', ECRREF, TIPS: '0' })

const open = (reference: string) =>
  vi.waitFor(() => {
    const payment = opened.sandbox.gateway.ledger.find('lan-reader', reference)
    if (payment?.status !== 'open') throw new Error('the sale has not begun')
  })

describe('the card reader of the own network', () => {
  it('its checksum is the MD5 of the body', () => {
    expect(checksum('{"TYPE":"EDC","CMD":"SALE","AMT":"128.5","ECRREF":"ORD1","TIPS":"0"}')).toBe(
      '9b007572e5fda422d03d2bd0b7787d4b',
    )
  })

  it('a sale responds when the card was read', async () => {
    const waiting = sale('a1')
    await open('a1')
    expect(await command({ CMD: 'QUERY', ECRREF: 'a1' })).toMatchObject({ STATUS: 'PENDING' })
    expect(await sale('a2')).toMatchObject({ STATUS: 'BUSY' })
    await opened.panel('pay', { reference: 'a1' })
    const done = await waiting
    expect(done).toMatchObject({ STATUS: 'APPROVED', AMT: '128.50', PAN: '************1111' })
    const TRACE = done['TRACE'] ?? ''
    const refund = await command({ CMD: 'REFUND', TRACE, AMT: '28.50', ECRREF: 'r1' })
    expect(refund).toMatchObject({ STATUS: 'APPROVED' })
    expect(await command({ CMD: 'QUERY', ECRREF: 'r1' })).toMatchObject({ AMT: '28.50' })
    expect(await command({ CMD: 'VOID', TRACE })).toMatchObject({ STATUS: 'DECLINED' })
  })

  it('a sale that is cancelled ends', async () => {
    const waiting = sale('b1')
    await open('b1')
    expect(await command({ CMD: 'CANCEL', ECRREF: 'b1' })).toMatchObject({ STATUS: 'CANCELLED' })
    expect(await waiting).toMatchObject({ STATUS: 'CANCELLED' })
  })

  it('refuses a damaged command', async () => {
    expect(await command({ CMD: 'QUERY', ECRREF: 'x' }, 'x')).toMatchObject({ STATUS: 'BADMD5' })
  })
})
