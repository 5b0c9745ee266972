import type { BillsReport, ReportBill } from '@comanda/contract'
import { expect, test } from 'vitest'
import { createFigureBills } from './figure-bills.ts'

const bill = (_id: string): ReportBill => ({
  _id,
  time: '2026-03-03T04:00:00.000Z',
  type: 'dineIn',
  status: 'done',
  guests: 2,
  total: 77,
  tax: 0,
  tips: 0,
})

test('STAFF-7.2: pages follow each other, and one that failed is loaded again', async () => {
  const pages: (BillsReport | Error)[] = [
    { bills: [bill('a')], after: 'a' },
    new Error('offline'),
    { bills: [bill('b')] },
  ]
  const read: (string | undefined)[] = []
  const { state, more } = createFigureBills(async (after) => {
    read.push(after)
    const page = pages.shift()
    if (!page || page instanceof Error) throw page ?? new Error('no more')
    return page
  })
  expect(state.get()).toEqual({})
  await Promise.all([more(), more()])
  expect(state.get()).toEqual({ bills: [bill('a')], after: 'a' })
  await more()
  expect(state.get()).toMatchObject({ bills: [bill('a')], after: 'a', problem: expect.any(String) })
  await more()
  expect(state.get()).toEqual({ bills: [bill('a'), bill('b')] })
  expect(read).toEqual([undefined, 'a', 'a'])
})
