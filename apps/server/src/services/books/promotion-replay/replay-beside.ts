import { Worker } from 'node:worker_threads'
import type { Replay, ReplayData } from '@comanda/contract'
import type { DatabaseSettings } from '../../../database/connect.ts'
import { tooBusy } from '../../../errors/unavailable.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { replayPromotion } from './replay-promotion.ts'

/** A replay as the thread gets it; its number alone ends it. */
export interface ThreadReplay {
  readonly replay: number
  readonly data: ReplayData
}

/** What came of a replay of the thread. */
export interface ThreadAnswer {
  readonly replay: number
  readonly result?: Replay
  readonly failure?: string
}

interface UnderWay {
  readonly resolve: (result: Replay) => void
  readonly reject: (error: unknown) => void
}

/** Reads bills on a connection of its own, and prices them: nothing of it is work of the thread that takes orders. */
class ReplayThread {
  readonly #worker: Worker
  readonly #underWay = new Map<number, UnderWay>()
  #last = 0
  isOver = false

  constructor(program: URL, settings: DatabaseSettings) {
    this.#worker = new Worker(program, { workerData: settings })
    // It prevents no end of the process.
    this.#worker.unref()
    this.#worker.on('message', ({ replay, result, failure }: ThreadAnswer) => {
      const call = this.#underWay.get(replay)
      this.#underWay.delete(replay)
      if (result) call?.resolve(result)
      else call?.reject(new Error(`the replay failed: ${failure}`))
    })
    this.#worker.on('error', (error) => this.#end(error))
    this.#worker.on('exit', () => this.#end(tooBusy()))
  }

  replay(data: ReplayData, signal: AbortSignal): Promise<Replay> {
    this.#last += 1
    const replay = this.#last
    this.#worker.postMessage({ replay, data }, [])
    return new Promise((resolve, reject) => {
      this.#underWay.set(replay, { resolve, reject })
      const end = (): void => {
        this.#worker.postMessage(replay, [])
        this.#underWay.delete(replay)
        reject(signal.reason)
      }
      signal.addEventListener('abort', end, { once: true })
    })
  }

  #end(error: unknown): void {
    this.isOver = true
    for (const { reject } of this.#underWay.values()) reject(error)
    this.#underWay.clear()
  }
}

/** Beside the bundle of a program; sources have none. */
const program = import.meta.url.endsWith('.js')
  ? new URL('./promotion-replays.js', import.meta.url)
  : undefined

let thread: ReplayThread | undefined

/** Replays a promotion in a thread beside the one that takes orders (BOOK-3.6). Throws the reason of the signal once it is aborted. */
export const replayBeside = (
  { reads, readConnection }: Pick<Runtime, 'reads' | 'readConnection'>,
  data: ReplayData,
  signal: AbortSignal,
): Promise<Replay> => {
  if (!program) return replayPromotion(reads, data, signal)
  if (!thread || thread.isOver) thread = new ReplayThread(program, readConnection.settings)
  return thread.replay(data, signal)
}
