import { sampleTable } from '@comanda/client/testing'
import type { TableSession } from '@comanda/contract'
import { expect, test } from 'vitest'
import { billed } from '../../testing/open-pane.tsx'
import { primaryAction } from './primary-action.ts'

const cashier = { isWaiter: true, isCashier: true }
const waiter = { isWaiter: true, isCashier: false }
const products = [billed('Noodles')]
const held = [billed('Noodles', { status: 'hold' })]

const cases: readonly (readonly [string, Partial<TableSession>, object, string | undefined])[] = [
  ['nothing was ordered', { products: [], outstanding: 0 }, cashier, 'add'],
  ['dishes are on hold', { products: held }, cashier, 'send'],
  [
    'dishes are on hold, and the guests want to pay',
    { products: held, billAskedTime: '2026-03-03T12:00:00Z' },
    cashier,
    'pay',
  ],
  ['dishes are chosen and not sent', { products: held }, { ...cashier, unsent: 2 }, 'add'],
  ['something is due', { products }, cashier, 'pay'],
  ['something is due, for who takes no money', { products }, waiter, 'add'],
  ['all is paid', { products, outstanding: 0 }, waiter, 'free'],
  [
    'it is paid, and still served',
    { products, status: 'done', tvStatus: 'ready' },
    waiter,
    'serve',
  ],
  ['it is completed', { products, status: 'done', tvStatus: 'taken' }, cashier, 'payments'],
  [
    'it is completed, for who takes no money',
    { products, status: 'done', tvStatus: 'taken' },
    waiter,
    'reopen',
  ],
  [
    'it was cancelled, for who takes no money',
    { products, status: 'cancelled' },
    waiter,
    undefined,
  ],
]

test.each(cases)('STAFF-4.22: what is next if %s', (_, change, role, action) => {
  const session = sampleTable(change)
  expect(primaryAction({ session, ...waiter, ...role })).toBe(action)
})
