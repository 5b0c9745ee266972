import { setTimeout as sleep } from 'node:timers/promises'

/** A request to the merchant's server. */
export interface Message {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** The body of a repetition, if it differs. */
  readonly repeatedBody?: string
  /** What has to be part of the response; otherwise any 2xx acknowledges. */
  readonly acknowledgement?: string
}

/** What came of sending a message, for the panel. */
export interface Delivery {
  readonly reference: string
  readonly url: string
  readonly time: string
  readonly result: string
}

/** For ten minutes of seconds: providers repeat theirs for days, so that a server may be away. */
const tries = 40
/** The longest wait before a repetition, in times of the first. */
const longestWait = 16
const patience = 20_000
const remembered = 500

/** Sends notifications, and repeats each until it is acknowledged. */
export class Notifier {
  readonly #pause: number
  readonly #closing = new AbortController()
  readonly deliveries: Delivery[] = []

  /** `pause`: ms before the first repetition; each later one waits twice as long, up to 16 times. */
  constructor(pause: number) {
    this.#pause = pause
  }

  /** Sends a message. Resolves after the first try; repetitions follow in the background. */
  async send(reference: string, message: Message): Promise<void> {
    if (await this.#try(reference, message, message.body)) return
    this.#repeat(reference, message).catch(() => undefined)
  }

  async #repeat(reference: string, message: Message): Promise<void> {
    for (let count = 1; count < tries; count += 1) {
      const { signal } = this.#closing
      const wait = this.#pause * Math.min(2 ** (count - 1), longestWait)
      await sleep(wait, undefined, { ref: false, signal })
      if (await this.#try(reference, message, message.repeatedBody ?? message.body)) return
    }
  }

  async #try(reference: string, message: Message, body: string): Promise<boolean> {
    const { url, headers, acknowledgement } = message
    const { ok, result } = await this.#post(url, headers, body, acknowledgement)
    this.deliveries.push({ reference, url, time: new Date().toISOString(), result })
    if (this.deliveries.length > remembered) this.deliveries.shift()
    return ok
  }

  async #post(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string,
    acknowledgement = '',
  ): Promise<{ ok: boolean; result: string }> {
    try {
      const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(patience)])
      const options = { method: 'POST', headers, body, signal, redirect: 'manual' } as const
      const response = await fetch(url, options)
      const said = await response.text()
      const ok = response.ok && said.includes(acknowledgement)
      return { ok, result: `${response.status} ${said.slice(0, 120)}` }
    } catch (error) {
      return { ok: false, result: error instanceof Error ? error.message : 'no response' }
    }
  }

  close(): void {
    this.#closing.abort()
  }
}
