import type { TicketLine } from '@comanda/contract'
import { loadConsoleMessages } from '@comanda/locales/console'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessagesProvider } from '../../staff/messages.ts'
import { sampleLine } from '../../testing/sample-order.ts'
import { OrderLines } from './order-lines.tsx'

const text = (value: string) => [{ lang: 'en' as const, value }]
const line = (id: string, name: string, rest: Partial<TicketLine> = {}): TicketLine => ({
  ...sampleLine(name),
  id,
  ...rest,
})
const messages = await loadConsoleMessages('en')
const shown = (lines: readonly TicketLine[], most?: number): string =>
  renderToStaticMarkup(
    <MessagesProvider locale="en" catalogue={messages}>
      <OrderLines lines={lines} {...(most === undefined ? {} : { most })} />
    </MessagesProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('a line shows its quantity, name, choices with their quantities, and remark', () => {
  const optionNames = [
    { name: text('Extra'), choices: [{ name: text('Egg'), quantity: 2 }] },
    { name: text('Size'), choices: [{ name: text('Large'), quantity: 1 }] },
  ]
  expect(shown([line('1', 'Noodles', { quantity: 3, optionNames, customRemark: 'No salt' })])).toBe(
    '3× Noodles 2 × Egg Large No salt',
  )
})

test('set children are listed below their set only', () => {
  expect(shown([line('1', 'Set'), line('2', 'Tea', { fromProduct: '1' }), line('3', 'Rice')])).toBe(
    '1× Set 1× Tea 1× Rice',
  )
})

test('a line to go and a cancelled line are marked', () => {
  expect(
    shown([line('1', 'Tea', { takeAway: true }), line('2', 'Rice', { status: 'cancel' })]),
  ).toBe('1× Tea To go 1× Rice Cancelled')
})

test('a long order shows its first items and how many more there are', () => {
  const lines = ['A', 'B', 'C', 'D'].map((name) => line(name, name))
  expect(shown(lines, 2)).toBe('1× A 1× B 2 more items')
  expect(shown(lines, 3)).toBe('1× A 1× B 1× C 1× D')
})
