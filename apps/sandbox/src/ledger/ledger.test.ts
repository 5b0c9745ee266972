import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Ledger } from './ledger.ts'
import type { Payment } from './records.ts'

const folder = mkdtempSync(join(tmpdir(), 'comanda-sandbox-'))
afterAll(() => rmSync(folder, { recursive: true }))

const payment: Payment = {
  id: '1',
  provider: 'fiuu',
  reference: 'a',
  transaction: '30123456',
  amount: 100,
  currency: 'MYR',
  status: 'open',
  captured: 0,
  capturedCurrency: 'MYR',
  refunded: 0,
  last4: '',
  isPartial: false,
  isHidden: false,
  createTime: '2026-01-02T03:04:05Z',
  payTime: '',
  details: {},
}

describe('the journal', () => {
  it('has every change, and a ledger that is opened on it knows what the last one knew', async () => {
    const path = join(folder, 'journal.jsonl')
    const first = new Ledger(path)
    first.save('payments', '1', payment)
    first.change(payment, { status: 'paid', captured: 100 })
    await first.close()
    // A write that was cut off.
    appendFileSync(path, '{"table":"payments","key":"2","rec')
    const second = new Ledger(path)
    expect(second.find('fiuu', 'a')).toMatchObject({ status: 'paid', captured: 100 })
    expect(second.find('fiuu', '30123456')?.id).toBe('1')
    expect(second.all('payments')).toHaveLength(1)
    await second.close()
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(3)
  })

  it('a reset empties it, also when it is opened again', async () => {
    const path = join(folder, 'reset.jsonl')
    const first = new Ledger(path)
    first.save('payments', '1', payment)
    first.reset()
    await first.close()
    const second = new Ledger(path)
    expect(second.all('payments')).toEqual([])
    await second.close()
  })
})
