import * as fc from 'fast-check'
import { parse } from 'promptparse'
import { describe, expect, it } from 'vitest'
import { decimalAmount } from '../amounts/decimal-amount.ts'
import {
  testAccount,
  testAttempt,
  testContext,
  testMessage,
  testNow,
} from '../testing/provider-context.ts'
import { fps } from './fps.ts'
import { paymentCode } from './payment-code.ts'
import { signNotification } from './read-notification.ts'

const account = testAccount('fps', { fpsId: '1234567' }, { notificationSecret: 'SECRET' })
const { context } = testContext(account)

describe('PAY-7.16: the code', () => {
  it('is that of the worked example', async () => {
    expect(paymentCode('1234567', 12850, 'ORD1')).toBe(
      '00020101021226270012hk.com.hkicl020712345675204581253033445406128.505802HK5902NA6002HK62080504ORD163047338',
    )
    expect(await fps.start(testAttempt, context)).toEqual({
      is: 'started',
      next: {
        kind: 'qr',
        data: paymentCode('1234567', 12850, 'ORD1'),
        expiresTime: '2026-01-02T03:19:05.000Z',
      },
    })
  })

  it('has a valid checksum, and reads back as amount and reference', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.stringMatching(/^[0-9a-f]{24}$/),
        (cents, reference) => {
          const code = parse(paymentCode('1234567', cents, reference), true)
          expect(code?.getTagValue('54')).toBe(decimalAmount(cents))
          expect(code?.getTagValue('62', '05')).toBe(reference)
        },
      ),
    )
  })

  it('is for HKD only', async () => {
    expect(await fps.start({ ...testAttempt, currency: 'USD' }, context)).toMatchObject({
      is: 'failed',
    })
  })
})

const notification = {
  id: 'N1',
  fpsId: '1234567',
  reference: 'ORD1',
  amount: '128.50',
  currency: 'HKD',
  transaction: 'FRN2026010200001',
  time: '2026-01-02T03:04:00Z',
  status: 'SETTLED',
}

const read = (changes: object = {}, { secret = 'SECRET', age = 0, tamper = '' } = {}) => {
  const raw = Buffer.from(JSON.stringify({ ...notification, ...changes }))
  const time = String(Math.floor(testNow / 1000) - age)
  const signature = `t=${time},v1=${signNotification(secret, time, raw)}`
  const message = testMessage('', {
    raw: Buffer.concat([raw, Buffer.from(tamper)]),
    headers: { 'x-fps-signature': signature },
  })
  return fps.read(message, context)
}

describe('PAY-7.16: a bank’s notification', () => {
  it('settles with its own signature', () => {
    expect(read()).toMatchObject({
      valid: true,
      settles: true,
      reference: 'ORD1',
      verdict: { is: 'paid', captured: 12850, currency: 'HKD', transaction: 'FRN2026010200001' },
    })
    expect(read({ status: 'PENDING' })).toMatchObject({
      settles: false,
      verdict: { is: 'pending' },
    })
  })

  it('PAY-7.9: forged, changed by a byte, old, or of another merchant it is refused', () => {
    expect(read({}, { secret: 'OTHER' })).toMatchObject({ refusal: 'signature' })
    expect(read({}, { tamper: ' ' })).toMatchObject({ refusal: 'signature' })
    expect(read({}, { age: 301 })).toMatchObject({ refusal: 'stale' })
    expect(read({ fpsId: '7654321' })).toMatchObject({ refusal: 'merchant' })
    expect(read({ amount: '1,000.00' })).toMatchObject({ refusal: 'malformed' })
    expect(fps.read(testMessage('{}'), context)).toMatchObject({ refusal: 'signature' })
  })
})
