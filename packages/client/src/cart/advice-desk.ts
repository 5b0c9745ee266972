import type { AdviceService } from './advice-service.ts'
import { threadService } from './advice-thread.ts'

/** A thread that does not run by then is not waited for. */
const START_MS = 3000

const startThread = (): Promise<AdviceService | undefined> =>
  new Promise((resolve) => {
    let worker: Worker | undefined
    const fail = (): void => {
      worker?.terminate()
      resolve(undefined)
    }
    const late = setTimeout(fail, START_MS)
    try {
      // an old browser knows no threads, or none of modules
      worker = new Worker(new URL('./advice-worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('error', fail)
      const { port1, port2 } = new MessageChannel()
      const ready = (): void => {
        clearTimeout(late)
        resolve(threadService(port1))
      }
      port1.addEventListener('message', ready, { once: true })
      port1.start()
      worker.postMessage(undefined, [port2])
    } catch {
      clearTimeout(late)
      fail()
    }
  })

const ownSlices = async (): Promise<AdviceService> => {
  const { adviceService } = await import('./advice-service.ts')
  return adviceService()
}

let desk: Promise<AdviceService> | undefined

/** Returns what advises: a thread of its own, or slices of this one if there can be none. */
export const adviceDesk = (): Promise<AdviceService> => {
  desk ??= startThread()
    .then((thread) => thread ?? ownSlices())
    .catch((error: unknown) => {
      // a file that did not arrive is loaded by the next one who asks
      desk = undefined
      throw error
    })
  return desk
}
