/** Calls receivers in a thread of its own, for `callBeside`. Programs alone run it, from their bundle. */
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { callWebhook } from './call-webhook.ts'
import type { ThreadCall, ThreadOutcome } from './call-beside.ts'

// Of this thread alone, where the system has such: orders come first.
if (process.platform === 'linux') setPriority(10)

let outcomes: ThreadOutcome[] = []

const make = async ({ call, receiver, event, ahead }: ThreadCall): Promise<void> => {
  const attempt = await callWebhook(receiver, event, () => Date.now() + ahead)
  if (outcomes.length === 0)
    setImmediate(() => {
      parentPort?.postMessage(outcomes, [])
      outcomes = []
    })
  outcomes.push({ call, attempt })
}

parentPort?.on('message', (calls: readonly ThreadCall[]) => {
  for (const call of calls) void make(call)
})
