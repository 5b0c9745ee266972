import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { Subject } from '../../runtime/event-bus.ts'
import type { Carrier, CarrierListener } from '../bus/carrier.ts'
import { toPackets } from '../bus/packets.ts'
import { sharedBus } from '../bus/shared-bus.ts'

it('packets that arrive faster than they can be decoded do not pile up: what is above the bound counts as missed (EVENT-1.9)', async () => {
  let listener: CarrierListener | undefined
  const carrier: Carrier = {
    send: () => Promise.resolve(),
    listen: (given) => {
      listener = given
      return Promise.resolve()
    },
    follow: () => undefined,
    unfollow: () => undefined,
    close: () => Promise.resolve(),
  }
  const bus = await sharedBus(carrier, pino({ level: 'silent' }))
  let heard = 0
  const missed = new Set<Subject>()
  bus.listen(() => (heard += 1))
  bus.onGap((subjects) => {
    for (const subject of subjects) missed.add(subject)
  })
  bus.follow('shop/a')
  const head = { subject: 'shop/a', sender: 'another', number: 1, sentAt: 0 } as const
  const message = { path: 'products', event: 'patched', data: { shop: 'a' } }
  const [packet = ''] = await toPackets(head, [message])
  for (let arrived = 0; arrived < 10_000; arrived += 1) listener?.onPacket(packet)
  expect(missed).toEqual(new Set())
  listener?.onPacket(packet)
  expect(missed).toEqual(new Set(['shop/a']))
  await expect.poll(() => heard, { timeout: 20_000 }).toBe(10_000)
  listener?.onPacket(packet)
  await expect.poll(() => heard).toBe(10_001)
  await bus.close()
})
