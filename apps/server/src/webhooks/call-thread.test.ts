import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { builtProgram } from '../testing/built-program.ts'
import { startWebhookReceiver } from '../testing/webhook-receiver.ts'
import type { ThreadOutcome } from './call-beside.ts'

it('WEBHOOK-3.6: the thread of a program signs and calls as the server does, and says what came of each call', async () => {
  const receiver = await startWebhookReceiver()
  const thread = new Worker(builtProgram('webhook-calls'))
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const to = { url: receiver.url, secrets: [secret], named: ['127.0.0.1'] }
  const ahead = 3_600_000
  const events = [1, 2, 3].map((call) => ({ id: `event ${call}`, body: JSON.stringify({ call }) }))
  receiver.respond = ({ headers }) => (headers['webhook-id'] === 'event 2' ? 500 : 204)
  thread.postMessage(
    [
      ...events.map((event, call) => ({ call, receiver: to, event, ahead })),
      { call: 3, receiver: { ...to, named: undefined }, event: events[0], ahead },
    ],
    [],
  )
  const outcomes: ThreadOutcome[] = []
  while (outcomes.length < 4)
    outcomes.push(...((await once(thread, 'message')) as [ThreadOutcome[]])[0])
  await thread.terminate()
  receiver.close()
  const attempts = outcomes.toSorted((a, b) => a.call - b.call).map(({ attempt }) => attempt)
  expect(attempts).toMatchObject([
    { status: 204 },
    { status: 500 },
    { status: 204 },
    { problem: 'address refused' },
  ])
  expect(Math.abs(Date.parse(attempts[0]?.time ?? '') - Date.now() - ahead)).toBeLessThan(120_000)
  expect(receiver.calls).toHaveLength(3)
  for (const call of receiver.calls) expect(receiver.isSigned(call, secret)).toBe(true)
}, 120_000)
