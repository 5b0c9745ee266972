import { sampleTable } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { isRecordTab, recordQuery, wasOrdered } from './record-query.ts'

it('a member’s records are found by the member, a guest’s by the stored restore keys', () => {
  expect(recordQuery('done', 'u', ['k'])?.where).toEqual({ status: { $in: ['done'] }, user: 'u' })
  expect(recordQuery('ongoing', undefined, ['k'])?.where).toEqual({
    status: { $in: ['ongoing', 'toPay'] },
    restoreKeys: { $in: ['k'] },
  })
})
it('SCREEN-5.2: a table that ordered nothing is no record', () =>
  expect([sampleTable(), sampleTable({ orders: [] })].map(wasOrdered)).toEqual([true, false]))
it('a guest without keys has no records, and no call is made', () =>
  expect(recordQuery('ongoing', undefined, [])).toBeUndefined())
it('tabs are ongoing, done and cancelled (SCREEN-5.2)', () =>
  expect(['ongoing', 'done', 'cancelled', 'toString', 1].map(isRecordTab)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]))
