import { adviceService } from './advice-service.ts'
import type { Asked, Book, Said } from './advice-thread.ts'
import { THREAD_SLICE_MS } from './in-slices.ts'

/** Advises the page at the other end of a channel. */
export const serveAdvice = (port: MessagePort): void => {
  const service = adviceService(THREAD_SLICE_MS)
  let book: Book | undefined
  const ending = new Map<number, AbortController>()
  const say = (said: Said): void => port.postMessage(said)
  const respond = async (asked: Exclude<Asked, { end: number }>): Promise<void> => {
    const { id } = asked
    const control = new AbortController()
    ending.set(id, control)
    try {
      if ('coupons' in asked)
        say({ id, reasons: await service.whyNot(asked.coupons, control.signal) })
      else {
        book = asked.book ?? book
        const advice = await service.advise({ ...asked, book: book! }, control.signal)
        say({ id, advice })
      }
    } catch (error) {
      say({ id, error: String(error) })
    }
  }
  port.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    if (!('end' in data)) void respond(data)
    else {
      ending.get(data.end)?.abort()
      ending.delete(data.end)
    }
  })
  port.start()
  say({})
}
