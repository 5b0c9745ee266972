import type { Ticket } from '@comanda/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../storage/key-storage.ts'
import { createTicketSlips } from './ticket-slips.ts'

const ticket = (_id: string): Ticket => ({
  _id,
  shop: 'shop',
  session: 's',
  order: 'o',
  seq: 1,
  number: _id,
  type: 'dineIn',
  kind: 'new',
  lines: [],
  status: 'open',
  createTime: '2026-03-03T12:00:00Z',
  version: 1,
})
const tickets = (...ids: readonly string[]) => ids.map(ticket)

const open = (storage = memoryStorage()) => {
  const slips = createTicketSlips(storage, 'shop', 'wok')
  const current = () => {
    const slip = slips.state.get().current
    return slip && `${slip.ticket._id}${slip.isCopy ? ' copy' : ''}`
  }
  return { slips, current, storage }
}

test('KITCHEN-5.1: a device that prints has each ticket that comes on paper once, one after another, and none from before', () => {
  const { slips, current } = open()
  slips.offer(tickets('1'))
  expect(current()).toBeUndefined()
  slips.toggle(tickets('1'))
  slips.offer(tickets('1', '2', '3'))
  expect(current()).toBe('2')
  slips.offer(tickets('1', '2', '3', '4'))
  expect(current()).toBe('2')
  slips.printed()
  expect(current()).toBe('3')
  slips.printed()
  slips.printed()
  expect(current()).toBeUndefined()
  slips.offer(tickets('2', '3', '4'))
  expect(current()).toBeUndefined()
})

test('KITCHEN-5.1: what came while the display was closed is printed when it is open again', () => {
  const { slips, storage } = open()
  slips.toggle([])
  const { slips: later, current } = open(storage)
  expect(later.state.get().isOn).toBe(true)
  later.offer(tickets('1'))
  expect(current()).toBe('1')
})

test('KITCHEN-5.2: one that was begun before the display was closed is printed as a copy, as is the last one on request', () => {
  const { slips, storage } = open()
  slips.toggle([])
  slips.offer(tickets('1'))
  const { slips: later, current } = open(storage)
  later.offer(tickets('1', '2'))
  expect(current()).toBe('1 copy')
  later.printed()
  expect(current()).toBe('2')
  later.printed()
  later.again()
  expect(current()).toBe('2 copy')
})

test('a device that prints no more ends with the slip that it has begun', () => {
  const { slips, current } = open()
  slips.toggle([])
  slips.offer(tickets('1', '2'))
  slips.toggle([])
  slips.printed()
  expect(current()).toBeUndefined()
})

test('stored text of another kind is ignored', () => {
  const storage = memoryStorage()
  for (const text of ['', 'x', '[]', '{"isOn":1,"printed":[1]}']) {
    storage.write('staffSlips:shop:wok', text)
    expect(open(storage).slips.state.get().isOn).toBe(false)
  }
})

test('KITCHEN-5.2: whenever the device fails, no ticket is lost, and one that is on paper twice is a copy the second time', () => {
  const step = fc.constantFrom('arrive', 'paper', 'crash', 'crash on paper')
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let { slips, storage } = open()
      slips.toggle([])
      const known: Ticket[] = []
      const paper: { readonly id: string; readonly isCopy: boolean }[] = []
      const onPaper = () => {
        const { current } = slips.state.get()
        if (current) paper.push({ id: current.ticket._id, isCopy: current.isCopy })
      }
      for (const one of steps) {
        if (one === 'arrive') known.push(ticket(String(known.length)))
        if (one === 'paper' || one === 'crash on paper') onPaper()
        if (one === 'paper') slips.printed()
        else if (one !== 'arrive') ({ slips, storage } = open(storage))
        slips.offer(known)
      }
      while (slips.state.get().current) {
        onPaper()
        slips.printed()
      }
      for (const { _id } of known) {
        const own = paper.filter(({ id }) => id === _id)
        expect(own.length).toBeGreaterThan(0)
        expect(own.slice(1).every(({ isCopy }) => isCopy)).toBe(true)
      }
    }),
  )
})
