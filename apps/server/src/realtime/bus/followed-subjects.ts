import type { Following, Subject } from '../../runtime/event-bus.ts'
import type { Carrier } from './carrier.ts'

/** How long a subject that nobody needs any more is still followed, in ms: phones come and go. */
export const idleFor = 60_000
/** The most such subjects; those that have been idle longest are dropped first. */
const mostIdle = 5000
/** How long a reader waits for a subject while the carrier is away, in ms. */
const longestWait = 1000

interface Followed {
  needs: number
  ready: Promise<void> | undefined
}

/** The subjects that this server receives, each as long as somebody needs it. */
export class FollowedSubjects {
  readonly #carrier: Pick<Carrier, 'follow' | 'unfollow'>
  readonly #onGap: (subjects: ReadonlySet<Subject>) => void
  readonly #followed = new Map<Subject, Followed>()
  /** Since when each has been idle in ms, the longest first. */
  readonly #idle = new Map<Subject, number>()
  readonly #sweep: NodeJS.Timeout

  constructor(
    carrier: Pick<Carrier, 'follow' | 'unfollow'>,
    onGap: (subjects: ReadonlySet<Subject>) => void,
  ) {
    this.#carrier = carrier
    this.#onGap = onGap
    this.#sweep = setInterval(() => this.#dropIdle(Date.now() - idleFor), idleFor / 6).unref()
  }

  get size(): number {
    return this.#followed.size
  }

  has(subject: Subject): boolean {
    return this.#followed.has(subject)
  }

  follow(subject: Subject): Following {
    const followed = this.#followed.get(subject) ?? this.#begin(subject)
    followed.needs += 1
    this.#idle.delete(subject)
    let isNeeded = true
    return {
      get ready() {
        return followed.ready
      },
      end: () => {
        if (isNeeded) this.#end(subject, followed)
        isNeeded = false
      },
    }
  }

  close(): void {
    clearInterval(this.#sweep)
  }

  #begin(subject: Subject): Followed {
    const followed: Followed = { needs: 0, ready: undefined }
    this.#followed.set(subject, followed)
    const arriving = this.#carrier.follow(subject)
    if (arriving) followed.ready = this.#untilReady(subject, followed, arriving)
    return followed
  }

  /** Resolves when the subject arrives, or after the longest wait: what was read until then may be out of date. */
  #untilReady(subject: Subject, followed: Followed, arriving: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        resolve()
      }, longestWait)
      const whenArriving = async (): Promise<void> => {
        await arriving
        clearTimeout(timer)
        followed.ready = undefined
        resolve()
        if (isLate && this.#followed.get(subject) === followed) this.#onGap(new Set([subject]))
      }
      void whenArriving()
    })
  }

  #end(subject: Subject, followed: Followed): void {
    followed.needs -= 1
    if (followed.needs > 0) return
    this.#idle.set(subject, Date.now())
    if (this.#idle.size > mostIdle) this.#dropIdle(this.#idle.values().next().value ?? 0)
  }

  #dropIdle(until: number): void {
    for (const [subject, since] of this.#idle) {
      if (since > until) return
      this.#idle.delete(subject)
      this.#followed.delete(subject)
      this.#carrier.unfollow(subject)
    }
  }
}
