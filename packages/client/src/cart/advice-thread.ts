import type { AdviceRequest, CouponAdvice } from '@comanda/engine/coupon-advice'
import type { AdviceService, Reasons } from './advice-service.ts'

export type Book = AdviceRequest['book']

/** What the page asks of the thread. The book is sent once per version of the menu. */
export type Asked =
  | ({ readonly id: number; readonly book?: Book } & Omit<AdviceRequest, 'book'>)
  | { readonly id: number; readonly coupons: readonly string[] }
  | { readonly end: number }

/** What the thread says: first that it runs, then a response to each question. */
export interface Said {
  readonly id?: number
  readonly advice?: CouponAdvice | undefined
  readonly reasons?: Reasons | undefined
  readonly error?: string
}

/** The thread has ended. */
export class ThreadEnded extends Error {}

export interface ThreadService extends AdviceService {
  /** The thread has ended: what waits for it, and each later question, fails with `ThreadEnded`. */
  readonly end: () => void
}

/** Asks the thread at the other end of a channel. */
export const threadService = (port: MessagePort): ThreadService => {
  const waiting = new Map<number, (said: Said) => void>()
  const failing = new Set<() => void>()
  let isEnded = false
  let sent: Book | undefined
  let last = 0
  port.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    waiting.get(data.id ?? 0)?.(data)
  })
  const ask = (question: (id: number) => Asked, signal: AbortSignal): Promise<Said> =>
    new Promise((resolve, reject) => {
      const id = ++last
      const fail = (): void => reject(new ThreadEnded('The thread has ended.'))
      const forget = (): void => {
        waiting.delete(id)
        failing.delete(fail)
      }
      if (isEnded) {
        fail()
        return
      }
      failing.add(fail)
      waiting.set(id, (said) => {
        forget()
        if (said.error === undefined) resolve(said)
        else reject(new Error(said.error))
      })
      signal.addEventListener('abort', () => {
        port.postMessage({ end: id } satisfies Asked)
        forget()
        resolve({ id })
      })
      port.postMessage(question(id))
    })
  return {
    advise: async ({ book, orders, choices }, signal) => {
      const isNew = book !== sent
      sent = book
      const { advice } = await ask(
        (id) => ({ id, orders, choices, ...(isNew && { book }) }),
        signal,
      )
      return advice
    },
    whyNot: async (coupons, signal) => (await ask((id) => ({ id, coupons }), signal)).reasons,
    end: () => {
      isEnded = true
      port.close()
      for (const fail of failing) fail()
    },
  }
}
