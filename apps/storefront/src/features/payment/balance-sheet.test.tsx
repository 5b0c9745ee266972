import { type BalancePaymentState, CallError } from '@comanda/client'
import { sampleIds } from '@comanda/client/testing'
import { expect, it, vi } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import type { BalanceOffer } from './balance-offer.ts'
import { BalanceSheet } from './balance-sheet.tsx'

const enough: BalanceOffer = {
  outstanding: 80,
  have: 100,
  pays: 80,
  missing: 0,
  after: 20,
  elsewhere: [],
}
const short: BalanceOffer = { ...enough, have: 50, pays: 50, missing: 30, after: 0 }
const payload = { session: sampleIds.session, amount: 80 }

const open = async (
  given: { payment?: BalancePaymentState; offer?: BalanceOffer; isTable?: boolean } = {},
) => {
  const calls = {
    onPay: vi.fn<(amount: number) => void>(),
    onCheckAgain: vi.fn<() => void>(),
    onClosed: vi.fn<() => void>(),
  }
  const props = { payment: { status: 'idle' as const }, offer: enough, isTable: false, ...given }
  const screen = await renderForDiner(<BalanceSheet {...props} {...calls} here="/record/1" />)
  return { ...screen, ...calls }
}

it('PAY-1.4: shows the price, the balance and what is left of it, and pays by one press', async () => {
  const { press, onPay, text } = await open()
  expect(text()).toContain('Left after that $ 20 .00')
  await press('button', 'Pay $ 80.00')
  expect(onPay).toHaveBeenCalledExactlyOnceWith(80)
})
it('PAY-1.4: a smaller balance pays what it covers, says what is missing, and offers a top-up', async () => {
  const { press, onPay, text, get } = await open({ offer: short })
  expect(text()).toContain('Missing $ 30 .00')
  await press('button', 'Pay $ 50.00')
  expect(onPay).toHaveBeenCalledExactlyOnceWith(50)
  expect(get('link', 'Top up first').getAttribute('href')).toContain('record')
})
it('an empty balance pays nothing: only the top-up is offered', async () => {
  const { names } = await open({ offer: { ...short, have: 0, pays: 0, missing: 80 } })
  expect(names('button')).toEqual(['Close'])
  expect(names('link')).toEqual(['Top up first'])
})
it('says that a balance in another currency cannot pay this bill', async () => {
  const elsewhere = [{ _id: 'TWD' as const, currency: 'TWD' as const, amount: 300 }]
  const { text } = await open({ offer: { ...short, elsewhere } })
  expect(text()).toContain('Your balance is in another currency: TWD')
})
it('says before that paying all closes the bill of a table', async () => {
  expect((await open({ isTable: true })).text()).toContain('The bill of your table is closed')
})
it('an unknown outcome can only be checked again', async () => {
  const { press, onCheckAgain, names, text } = await open({
    payment: { status: 'unknown', payload },
  })
  expect(text()).toContain('it is never paid twice')
  expect(names('button')).toEqual(['Close', 'Check again'])
  await press('button', 'Check again')
  expect(onCheckAgain).toHaveBeenCalledOnce()
})
it('while it is checked a second press does nothing', async () => {
  const payment = { status: 'busy', payload, wasUnknown: true } as const
  const { press, onCheckAgain } = await open({ payment })
  await press('button', 'Checking…')
  expect(onCheckAgain).not.toHaveBeenCalled()
})
it('a refused payment says why, and can be tried again', async () => {
  const error = new CallError({
    name: 'Conflict',
    message: '',
    statusCode: 409,
    code: 'balanceMissing',
  })
  const { text, names } = await open({ payment: { status: 'refused', payload, error } })
  expect(text()).toContain('Your balance is now lower than that')
  expect(names('button')).toContain('Pay $ 80.00')
})
