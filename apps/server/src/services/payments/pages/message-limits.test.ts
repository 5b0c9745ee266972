import { describe, expect, it } from 'vitest'
import { MessageLimits } from './message-limits.ts'

const HOUR = 3_600_000

const recorded = (
  limits: MessageLimits,
  count: number,
  of: (index: number) => Parameters<MessageLimits['allow']>[0],
  now = 0,
): number =>
  Array.from({ length: count }, (_, index) => limits.allow(of(index), now)).filter(Boolean).length

const ofAddress = (index: number) => ({ from: 'a', account: String(index), signedFor: undefined })
const ofAccount = (index: number) => ({ from: String(index), account: 'a', signedFor: undefined })
const ofBoth = () => ({ from: 'a', account: 'a', signedFor: undefined })
const signed = (index: number) => ({ ...ofBoth(), signedFor: String(index % 10) })

describe('PAY-7.22: of messages that nobody signed are recorded', () => {
  it('60 an hour from one address, whatever the account', () => {
    const limits = new MessageLimits()
    expect(recorded(limits, 1000, ofAddress)).toBe(60)
    expect(recorded(limits, 1000, ofAddress, HOUR)).toBe(60)
    expect(limits.allow({ ...ofBoth(), from: 'b' }, HOUR)).toBe(true)
  })

  it('300 an hour for one account, from any addresses', () => {
    expect(recorded(new MessageLimits(), 1000, ofAccount)).toBe(300)
  })
})

it('PAY-7.22: signed ones count by their attempt, so that strangers leave room for them', () => {
  const limits = new MessageLimits()
  recorded(limits, 1000, ofBoth)
  expect(recorded(limits, 1000, signed)).toBe(600)
})
