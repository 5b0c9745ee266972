import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openForTests } from '../testing/opened.ts'
import { merchant } from './constants.ts'
import { crc16, readFpsCode } from './emv-code.ts'

const opened = openForTests()

const tag = (name: string, value: string): string =>
  `${name}${String(value.length).padStart(2, '0')}${value}`

const code = (reference: string, fpsId: string = merchant.fpsId): string => {
  const account = tag('26', tag('00', 'hk.com.hkicl') + tag('02', fpsId))
  const text = `${tag('00', '01')}${tag('01', '12')}${account}${tag('52', '0000')}${tag('53', '344')}${tag('54', '128.50')}${tag('58', 'HK')}${tag('59', 'NA')}${tag('60', 'HK')}${tag('62', tag('05', reference))}6304`
  return text + crc16(text)
}

beforeEach(async () => {
  await opened.panel('webhooks', { provider: 'fps', url: `${opened.merchant.url}/notify` })
})

describe('the bank', () => {
  it('reads a code of FPS, and refuses one that was damaged', () => {
    const known =
      '00020101021226270012hk.com.hkicl020712345675204581253033445406128.505802HK5902NA6002HK62080504ORD163047338'
    expect(readFpsCode(known)).toEqual({
      fpsId: '1234567',
      amount: '128.50',
      currency: '344',
      reference: 'ORD1',
    })
    expect(readFpsCode(known.replace('128.50', '128.60'))).toBe('the checksum is wrong')
  })

  it('the payer pays a code in the bank app, and the bank sends a signed notification', async () => {
    const page = await fetch(`${opened.url}/fps/app?code=${encodeURIComponent(code('a1'))}`)
    expect(await page.text()).toContain('HK$128.50')
    const done = await opened.post('/fps/app', [['code', code('a1')]])
    expect(await done.text()).toContain('FRN')
    await vi.waitFor(() => expect(opened.merchant.received).toHaveLength(1))
    const [received] = opened.merchant.received
    const raw = received?.raw ?? ''
    const header = String(received?.headers['x-fps-signature'])
    const [, seconds, signature] = /^t=(\d+),v1=(\w+)$/.exec(header) ?? []
    expect(signature).toBe(
      createHmac('sha256', merchant.notificationSecret).update(`${seconds}.${raw}`).digest('hex'),
    )
    expect(JSON.parse(raw)).toMatchObject({ reference: 'a1', amount: '128.50', status: 'SETTLED' })
  })

  it('a code may be paid twice: each is a payment', async () => {
    await opened.panel('pay', { code: code('b1') })
    await opened.panel('pay', { code: code('b1') })
    const { payments } = await opened.panel<{ payments: unknown[] }>('ledger')
    expect(payments).toHaveLength(2)
  })

  it("refuses another's identifier", async () => {
    expect((await opened.post('/fps/app', [['code', code('c1', '7654321')]])).status).toBe(400)
  })
})
