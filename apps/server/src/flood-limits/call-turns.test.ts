import { assert, asyncProperty, constantFrom, integer, record, array } from 'fast-check'
import { expect, it } from 'vitest'
import { defaultLimits } from '../config/flood-limits.ts'
import { Address } from './address.ts'
import { CallTurns, type RunningCall } from './call-turns.ts'
import { EventLoopLoad } from './event-loop-load.ts'
import { TokenBucket } from './token-bucket.ts'

const limits = { ...defaultLimits, callsPerSecond: 0, running: 3, runningOfAddress: 5 }

/** The calls of a caller who has read all responses. */
const turnsAt = (address: Address, load: EventLoopLoad, own = limits) =>
  new CallTurns({
    address,
    limits: own,
    load,
    now: () => 0,
    unsent: () => 0,
    onChange: () => undefined,
  })

const step = record({ caller: integer({ min: 0, max: 3 }), what: constantFrom('call', 'end') })

it('CALL-6.1: with any calls of several callers, no limit is exceeded, each caller’s calls start in order, and all of them do', async () => {
  await assert(
    asyncProperty(array(step, { maxLength: 80 }), async (steps) => {
      const load = new EventLoopLoad()
      const address = new Address(limits, load, () => 0)
      const started: number[][] = [[], [], [], []]
      const running: (() => void)[][] = [[], [], [], []]
      const callers = started.map(() => turnsAt(address, load))
      const asked = [0, 0, 0, 0]
      const check = () => {
        expect(Math.max(...running.map(({ length }) => length))).toBeLessThanOrEqual(3)
        expect(running.flat().length).toBeLessThanOrEqual(5)
      }
      for (const { caller, what } of steps) {
        if (what === 'end') running[caller]?.shift()?.()
        else {
          const at = asked[caller] ?? 0
          asked[caller] = at + 1
          callers[caller]?.add({
            bytes: 1,
            expected: 1,
            isRead: true,
            start: ({ end }) => {
              started[caller]?.push(at)
              running[caller]?.push(end)
            },
            refuse: () => undefined,
          })
        }
        check()
      }
      for (;;) {
        const ending = running.find(({ length }) => length > 0)
        if (!ending) break
        ending.shift()?.()
        check()
      }
      for (const [caller, count] of asked.entries())
        expect(started[caller]).toEqual(Array.from({ length: count }, (_, at) => at))
    }),
  )
})

it('CALL-6.1: a call takes as many places of its address as its response counts for, until that is there', () => {
  const load = new EventLoopLoad()
  const address = new Address(limits, load, () => 0)
  const started: RunningCall[] = []
  const caller = () => {
    const turns = turnsAt(address, load)
    return (expected: number) =>
      turns.add({
        bytes: 1,
        expected,
        isRead: true,
        start: (running) => void started.push(running),
        refuse: () => undefined,
      })
  }
  const [deaf, other] = [caller(), caller()]
  deaf(4 * limits.bytesPerCall)
  other(1)
  expect(started).toHaveLength(1)
  // The response waits to be read.
  started[0]?.leave()
  expect(started).toHaveLength(2)
  started[0]?.end()
  for (const { end, leave } of started) {
    end()
    leave()
  }
  expect(address.isIdle(0)).toBe(true)
})

/** One call each of callers of an address, with what has started. */
const openCallers = (own: typeof limits) => {
  const load = new EventLoopLoad()
  const address = new Address(own, load, () => 0)
  const started: string[] = []
  const running: RunningCall[] = []
  const add = (name: string, expected: number, isRead = true) =>
    turnsAt(address, load, own).add({
      bytes: 1,
      expected,
      isRead,
      start: (call) => {
        started.push(name)
        running.push(call)
      },
      refuse: () => undefined,
    })
  return { address, started, running, add }
}

it('CALL-6.1: callers whose next call is no list come first, one who reads a list after every third of them', () => {
  const { address, started, running, add } = openCallers({ ...limits, runningOfAddress: 1 })
  add('first', 1)
  for (const name of ['A', 'B']) add(name, 4 * limits.bytesPerCall)
  for (const name of ['a', 'b', 'c', 'd']) add(name, 1)
  for (let at = 0; at < 7; at += 1) running[at]?.end()
  expect(started.join(' ')).toBe('first a b c A d B')
  expect(address.isIdle(0)).toBe(true)
})

it('CALL-6.1: who sends many calls at once has one of them started in its turn, and keeps its place while it sends more', () => {
  const own = { ...limits, running: 8, runningOfAddress: 2 }
  const load = new EventLoopLoad()
  const address = new Address(own, load, () => 0)
  const started: string[] = []
  const running: RunningCall[] = []
  const caller = (name: string) => {
    const turns = turnsAt(address, load, own)
    return () =>
      turns.add({
        bytes: 1,
        expected: 1,
        isRead: true,
        start: (call) => {
          started.push(name)
          running.push(call)
        },
        refuse: () => undefined,
      })
  }
  const [flood, one, two] = [caller('flood'), caller('one'), caller('two')]
  for (let at = 0; at < 6; at += 1) flood()
  one()
  two()
  flood()
  for (let at = 0; at < 9; at += 1) running[at]?.end()
  expect(started.join(' ')).toBe('flood flood flood one two flood flood flood flood')
  expect(address.isIdle(0)).toBe(true)
})

it('CALL-6.1: few calls read lists at once, also before the process is busy; other calls and orders go past them', () => {
  const own = { ...limits, runningOfAddress: 100, listsOfAddress: 8 }
  const { address, started, running, add } = openCallers(own)
  for (const name of ['list 1', 'list 2', 'list 3']) add(name, 4 * limits.bytesPerCall)
  for (const name of ['order 1', 'order 2', 'order 3']) add(name, 4 * limits.bytesPerCall, false)
  add('dish', 1)
  expect(started.join(', ')).toBe('list 1, list 2, order 1, order 2, order 3, dish')
  for (let at = 0; at < 7; at += 1) running[at]?.end()
  expect(started.at(-1)).toBe('list 3')
  expect(address.isIdle(0)).toBe(true)
})

it('CALL-6.1: few small reads run at once too, so that they have turns for the database; writes go past them', () => {
  const own = { ...limits, runningOfAddress: 100, readsOfAddress: 2 }
  const { address, started, running, add } = openCallers(own)
  for (const name of ['read 1', 'read 2', 'read 3']) add(name, 1)
  add('order', 1, false)
  expect(started.join(', ')).toBe('read 1, read 2, order')
  for (let at = 0; at < 4; at += 1) running[at]?.end()
  expect(started.at(-1)).toBe('read 3')
  expect(address.isIdle(0)).toBe(true)
})

it('OVER-1.1: a call knows how long it waited for others, not for the calls and the rate of its own caller', () => {
  let time = 0
  const own = { ...limits, running: 1, runningOfAddress: 2 }
  const load = new EventLoopLoad()
  const address = new Address(own, load, () => 0)
  const started: RunningCall[] = []
  const caller = () => {
    const turns = new CallTurns({
      address,
      limits: own,
      load,
      now: () => time,
      unsent: () => 0,
      onChange: () => undefined,
    })
    return () =>
      turns.add({
        bytes: 1,
        expected: 1,
        isRead: false,
        start: (running) => void started.push(running),
        refuse: () => undefined,
      })
  }
  const [one, two, three] = [caller(), caller(), caller()]
  one()
  one()
  two()
  three()
  time = 300
  started[0]?.end()
  time = 400
  started[1]?.end()
  expect(started.map(({ waited }) => waited)).toEqual([0, 0, 300, 100])
})

/** Lets four callers of an address that has used up its rate send two calls each. Returns whose calls started, in order. */
const startedAtRate = async (now: () => number): Promise<readonly string[]> => {
  const own = { ...defaultLimits, callsPerSecond: 1, addressFactor: 50, callBurst: 2, running: 50 }
  const load = new EventLoopLoad()
  const address = new Address(own, load, now)
  address.calls.take(100, now())
  const started: string[] = []
  const callers = ['a', 'b', 'c', 'd'].map((name) => {
    const turns = new CallTurns({
      address,
      limits: own,
      load,
      now,
      unsent: () => 0,
      onChange: () => undefined,
    })
    const start = ({ end }: RunningCall) => {
      started.push(name)
      void Promise.resolve().then(end)
    }
    return () => turns.add({ bytes: 1, expected: 1, isRead: true, start, refuse: () => undefined })
  })
  for (const call of [...callers, ...callers]) call()
  await expect.poll(() => started.length).toBe(8)
  return started
}

it('CALL-6.1: callers wait in turn for the rate of their address too', async () => {
  expect(await startedAtRate(Date.now)).toEqual(['a', 'b', 'c', 'd', 'a', 'b', 'c', 'd'])
})

it('CALL-6.1: a rate that allows a call between two looks at the clock leaves nobody waiting', async () => {
  for (let step = 1; step < 20; step += 1) {
    let time = 0
    const started = await startedAtRate(() => (time += step))
    expect(started.toSorted()).toEqual(['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd'])
  }
})

it('CALL-6.1: a rate allows a burst, then so many a second; a cost that is known afterwards is paid back', () => {
  const bucket = new TokenBucket(10, 5, 0)
  for (let call = 0; call < 5; call += 1) {
    expect(bucket.wait(0)).toBe(0)
    bucket.take(1, 0)
  }
  expect(bucket.wait(0)).toBe(100)
  expect(bucket.wait(100)).toBe(0)
  bucket.take(11, 100)
  expect(bucket.wait(100)).toBe(1100)
  expect(bucket.isFull(1_000_000)).toBe(true)
})
