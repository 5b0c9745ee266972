import { expect, it } from 'vitest'
import { slotOf, slotRangesOf } from './redis-slots.ts'

it('the slot of a key is the one that Redis Cluster assigns', () => {
  // The check value of CRC-16/XMODEM, in the specification of Redis Cluster.
  expect(slotOf('123456789')).toBe(0x31c3)
  expect(slotOf('foo')).toBe(12_182)
})

it('the reply to CLUSTER SLOTS tells the owners; an owner without an address is the node that replied', () => {
  const reply = [
    [0, 5460, ['10.0.0.1', 6379, 'id', []], ['10.0.0.2', 6379, 'id', []]],
    [5461, 16_383, ['', 6380, 'id']],
    ['nonsense'],
  ]
  expect(slotRangesOf(reply, 'seed')).toEqual([
    { first: 0, last: 5460, host: '10.0.0.1', port: 6379 },
    { first: 5461, last: 16_383, host: 'seed', port: 6380 },
  ])
})
