/** Replays promotions in a thread of its own, for `replayBeside`. Programs alone run it, from their bundle. */
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { createLogger } from '../../../logging/logger.ts'
import { connect, type DatabaseSettings } from '../../../database/connect.ts'
import type { ThreadReplay, ThreadAnswer } from './replay-beside.ts'
import { replayPromotion } from './replay-promotion.ts'

// Of this thread alone, where the system has such: orders come first.
if (process.platform === 'linux') setPriority(10)

const settings = workerData as DatabaseSettings
const { database } = connect({ ...settings, max: 1 }, createLogger('error'))

const underWay = new Map<number, AbortController>()

const answer = async ({ replay, data }: ThreadReplay): Promise<void> => {
  const controller = new AbortController()
  underWay.set(replay, controller)
  const said = await replayPromotion(database, data, controller.signal).then(
    (result): ThreadAnswer => ({ replay, result }),
    (failure: unknown): ThreadAnswer => ({ replay, failure: String(failure) }),
  )
  underWay.delete(replay)
  parentPort?.postMessage(said, [])
}

parentPort?.on('message', (message: ThreadReplay | number) => {
  if (typeof message === 'number') underWay.get(message)?.abort()
  else void answer(message)
})
