import type { AdviceRequest } from '@comanda/engine/coupon-advice'
import type { AdviceService } from './advice-service.ts'
import { ThreadEnded, type ThreadService, threadService } from './advice-thread.ts'

/** A thread that does not run by then is not waited for; once it runs, it advises. */
const START_MS = 3000

/** Threads that were started in vain, or ended; after so many this page starts none. */
const MOST_STARTS = 3

interface Thread {
  readonly addEventListener: (type: 'error', listener: () => void) => void
  readonly postMessage: (message: undefined, transfer: MessagePort[]) => void
  readonly terminate: () => void
}

/** What a desk is made of. */
export interface DeskParts {
  /** Throws if there can be no thread: an old browser knows none, or none of modules. */
  readonly startThread: () => Thread
  /** Advises in slices of the page's own thread. */
  readonly ownSlices: () => Promise<AdviceService>
  readonly startMs: number
}

/** Starts a thread; returns `undefined` if it does not run. `onEnd` is called once it fails, also later. */
const running = (
  { startThread }: DeskParts,
  onEnd: () => void,
): Promise<ThreadService | undefined> =>
  new Promise((resolve) => {
    try {
      const worker = startThread()
      const { port1, port2 } = new MessageChannel()
      const thread = threadService(port1)
      worker.addEventListener('error', () => {
        worker.terminate()
        thread.end()
        onEnd()
        resolve(undefined)
      })
      port1.addEventListener('message', () => resolve(thread), { once: true })
      port1.start()
      worker.postMessage(undefined, [port2])
    } catch {
      onEnd()
      resolve(undefined)
    }
  })

/** What was advised on last, and by whom. */
interface Last {
  readonly request: AdviceRequest
  readonly service: AdviceService
}

/**
 * Opens what advises: a thread of its own, or slices of the page's while there is none. If the thread ends, its question is advised on
 * in slices, and the next one starts another thread.
 */
export const openDesk = (parts: DeskParts): AdviceService => {
  let starts = 0
  let started: Promise<ThreadService | undefined> | undefined
  let ready: ThreadService | undefined
  let isLate = false
  let last: Last | undefined

  const start = (): Promise<ThreadService | undefined> => {
    starts++
    const own = running(parts, () => {
      ready = undefined
      isLate = false
      started = undefined
    })
    return own.then((thread) => {
      ready = thread
      return thread
    })
  }

  const service = async (): Promise<AdviceService> => {
    if (starts < MOST_STARTS) started ??= start()
    if (started && !ready && !isLate) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(() => {
          isLate = true
          resolve()
        }, parts.startMs)
      })
      await Promise.race([started, late])
      clearTimeout(timer)
    }
    return ready ?? parts.ownSlices()
  }

  const remember = (next: Last, signal: AbortSignal): AdviceService => {
    last = next
    // what a guest ordered is not remembered after that
    signal.addEventListener('abort', () => {
      if (last === next) last = undefined
    })
    return next.service
  }

  /** Asks the one that advised last; if it was a thread that has ended, slices instead. */
  const ask = async <Response>(
    { request, service: asked }: Last,
    signal: AbortSignal,
    question: (service: AdviceService, isNew: boolean) => Promise<Response | undefined>,
  ): Promise<Response | undefined> => {
    try {
      return await question(asked, false)
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error
      if (signal.aborted) return undefined
      const own = await parts.ownSlices()
      return question(remember({ request, service: own }, signal), true)
    }
  }

  return {
    advise: async (request, signal) => {
      const next = { request, service: await service() }
      remember(next, signal)
      return ask(next, signal, (one) => one.advise(request, signal))
    },
    whyNot: async (coupons, signal) => {
      const from = last
      if (!from) return undefined
      return ask(from, signal, async (one, isNew) => {
        if (isNew) await one.advise(from.request, signal)
        return one.whyNot(coupons, signal)
      })
    },
  }
}

let slices: Promise<AdviceService> | undefined

const ownSlices = (): Promise<AdviceService> => {
  slices ??= import('./advice-service.ts')
    .then(({ adviceService }) => adviceService())
    .catch((error: unknown) => {
      // a file that did not arrive is loaded by the next one who asks
      slices = undefined
      throw error
    })
  return slices
}

let desk: AdviceService | undefined

/** Returns the desk of this page. */
export const adviceDesk = (): AdviceService => {
  desk ??= openDesk({
    startThread: () =>
      new Worker(new URL('./advice-worker.ts', import.meta.url), { type: 'module' }),
    ownSlices,
    startMs: START_MS,
  })
  return desk
}
