import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { BusMessage } from '../../runtime/event-bus.ts'
import type { Carrier } from './carrier.ts'
import { packetOf, PacketReader } from './packets.ts'
import { sharedBus } from './shared-bus.ts'

const message = (number: number): BusMessage => ({
  path: 'products',
  event: 'patched',
  data: { number, shop: 'a' },
})

/** A carrier that takes a while to send. */
const slowCarrier = (sent: string[], isAway = false): Carrier => ({
  send: async (_subject, packets) => {
    await sleep(50)
    if (isAway) throw new Error('away')
    sent.push(...packets)
  },
  listen: () => Promise.resolve(),
  follow: () => undefined,
  unfollow: () => undefined,
  close: () => Promise.resolve(),
})

const read = async (packets: readonly string[]): Promise<unknown[]> => {
  const reader = new PacketReader()
  const messages: unknown[] = []
  for (const text of packets) {
    const packet = packetOf(text)
    if (packet) messages.push(...(await reader.read(packet)))
  }
  return messages
}

it('a bus that is closed sends everything first, also of a subject that is being sent (EVENT-1.3)', async () => {
  const sent: string[] = []
  const bus = await sharedBus(slowCarrier(sent), pino({ level: 'silent' }))
  bus.publish(message(1))
  await sleep(20)
  bus.publish(message(2))
  await bus.close()
  expect(await read(sent)).toEqual([message(1), message(2)])
})

it('a bus is closed also while its carrier is away', async () => {
  const bus = await sharedBus(slowCarrier([], true), pino({ level: 'silent' }))
  bus.publish(message(1))
  await sleep(20)
  bus.publish(message(2))
  await bus.close()
  expect(bus.counts().waiting).toBe(2)
})
