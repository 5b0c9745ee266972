import { Worker } from 'node:worker_threads'
import type { WebhookAttempt } from '@comanda/contract'
import { callWebhook, type Receiver } from './call-webhook.ts'
import type { Signed } from './signature.ts'

type Event = Omit<Signed, 'timestamp'>

/** A call as the thread gets it. `ahead`: how many ms the server's time is before that of the system. */
export interface ThreadCall {
  readonly call: number
  readonly receiver: Receiver
  readonly event: Event
  readonly ahead: number
}

/** What came of a call of the thread. */
export interface ThreadOutcome {
  readonly call: number
  readonly attempt: WebhookAttempt
}

/** A call that is under way, and how it is made if the thread has ended. */
interface UnderWay {
  readonly resolve: (attempt: WebhookAttempt | Promise<WebhookAttempt>) => void
  readonly make: () => Promise<WebhookAttempt>
}

/** Calls of a turn of the event loop go to the thread together. */
class CallingThread {
  readonly #worker: Worker
  readonly #underWay = new Map<number, UnderWay>()
  #toSend: ThreadCall[] = []
  #last = 0
  isOver = false

  constructor(program: URL) {
    this.#worker = new Worker(program)
    // It prevents no end of the process.
    this.#worker.unref()
    this.#worker.on('message', (outcomes: readonly ThreadOutcome[]) => {
      for (const { call, attempt } of outcomes) {
        this.#underWay.get(call)?.resolve(attempt)
        this.#underWay.delete(call)
      }
    })
    this.#worker.on('error', () => this.#end())
    this.#worker.on('exit', () => this.#end())
  }

  call(
    receiver: Receiver,
    event: Event,
    ahead: number,
    make: UnderWay['make'],
  ): Promise<WebhookAttempt> {
    this.#last += 1
    const call = this.#last
    if (this.#toSend.length === 0)
      setImmediate(() => {
        this.#worker.postMessage(this.#toSend, [])
        this.#toSend = []
      })
    this.#toSend.push({ call, receiver, event, ahead })
    return new Promise((resolve) => {
      this.#underWay.set(call, { resolve, make })
    })
  }

  /** What was under way may come to its receiver again. */
  #end(): void {
    this.isOver = true
    for (const { resolve, make } of this.#underWay.values()) resolve(make())
    this.#underWay.clear()
  }
}

/** Beside the bundle of a program; sources have none. */
const program = import.meta.url.endsWith('.js')
  ? new URL('./webhook-calls.js', import.meta.url)
  : undefined

let thread: CallingThread | undefined

/**
 * Calls a receiver as `callWebhook` does: signing and HTTP are work of a thread beside the one that takes orders. Channels, which sign in
 * words of their own, are called here, and so are all once the thread has ended.
 */
export const callBeside = (
  receiver: Receiver,
  event: Event,
  now: () => number,
): Promise<WebhookAttempt> => {
  const make = () => callWebhook(receiver, event, now)
  if (!program || receiver.headers || thread?.isOver) return make()
  thread ??= new CallingThread(program)
  return thread.call(receiver, event, now() - Date.now(), make)
}
