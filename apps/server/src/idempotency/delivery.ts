import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { preparedStatement } from '../database/prepared-statement.ts'
import { idempotencyClaims } from '../tables/idempotency-claims.ts'

/** The claim whose stored response a call returns. */
export interface AnsweredClaim {
  readonly shop: string
  readonly scope: string
  readonly key: string
  /** When it was claimed. */
  readonly created: string
  /** The clock of the database as the claim was read, in seconds. */
  readonly clock: number
}

const markDelivered = preparedStatement(
  'mark_delivered',
  sql`update ${idempotencyClaims} set delivered_time = to_timestamp(${sql.placeholder('delivered')})
    where shop = ${sql.placeholder('shop')} and scope = ${sql.placeholder('scope')}
      and key = ${sql.placeholder('key')} and create_time = ${sql.placeholder('created')}::timestamptz`,
)

type Content = Pick<AnsweredClaim, 'shop' | 'scope' | 'key'>

const nameOf = ({ shop, scope, key }: Content): string => [shop, scope, key].join(' ')

/** How long the word that an earlier response arrived may be on its way, in ms, with a look after each. */
const pauses = [5, 15, 30, 50, 100, 150, 150]

/** How long after a response nobody asks any more whether it arrived, in ms. */
const forgetAfter = 60_000

/** How long a response of which nothing is heard counts as being on its way, in ms. */
const onItsWay = 5000

/** The calls of a server in the last minute, by their contents. */
const open = new WeakMap<Database, Map<string, Set<Delivery>>>()

const current = new AsyncLocalStorage<Delivery>()

/** Returns the call without a key that is being made. */
export const currentDelivery = (): Delivery | undefined => current.getStore()

/** A call from outside, and what becomes of its response. The transport makes one as the call arrives. */
export class Delivery {
  readonly #arrived = performance.now()
  readonly #claims: (AnsweredClaim & { readonly read: number })[] = []
  #marked: Promise<void> | undefined
  #database: Database | undefined
  #began: number | undefined
  #made = Infinity
  /** Whether anybody needs to know when the response arrives. */
  isFollowed = false

  /**
   * How long ago the call arrived, in seconds; the whole time of a retry if it arrived before the response of an equal call of this
   * server did: by the clock of the database a busy machine could not tell.
   */
  secondsSince(content: Content): number {
    const others = this.#callsOf(content).filter((one) => one !== this)
    // An earlier write of the same content says nothing of the last one.
    const created = others.map((one) => one.#createdOf(content))
    const ofLast = others.filter((_, at) => created[at] === created.at(-1))
    const had = ofLast.flatMap((one) => one.#arrivedBefore(this.#arrived) ?? [])
    const isRetry = had.length > 0 && !had.includes(true)
    return (isRetry ? forgetAfter : performance.now() - this.#arrived) / 1000
  }

  /** Makes a call without a key. Once its response has arrived, equal content is another write (CALL-4.8). */
  async make(database: Database, call: () => Promise<void>): Promise<void> {
    this.#database = database
    try {
      await current.run(this, call)
      this.#made = performance.now()
      this.isFollowed = this.#claims.length > 0
      if (this.isFollowed) globalThis.setTimeout(() => this.#forget(), forgetAfter).unref()
    } catch (error) {
      this.#forget()
      throw error
    }
  }

  /** Notes that the response of the call is that of a claim. */
  answers(claim: AnsweredClaim): void {
    this.#claims.push({ ...claim, read: performance.now() })
    const name = nameOf(claim)
    this.#open?.set(name, (this.#open.get(name) ?? new Set<Delivery>()).add(this))
  }

  /** Waits for the word that the response of an earlier call with equal content had arrived before this one. Returns whether it may have come. */
  async mayFollow(earlier: AnsweredClaim, tries: number): Promise<boolean> {
    const there = this.#callsOf(earlier).findLast((one) =>
      one.#claims.some(({ created }) => created === earlier.created),
    )
    const pause = pauses[tries]
    if (pause === undefined || there === this) return false
    if (there === undefined) await setTimeout(pause)
    else if (there.#began === undefined || there.#began > this.#arrived) return false
    else await (there.#marked ?? setTimeout(pause))
    return true
  }

  /** What is written before the response has arrived. */
  begin(): void {
    this.#began = performance.now()
  }

  /** The response has arrived. */
  confirm(): void {
    this.#began ??= performance.now()
    this.#marked = this.#mark()
  }

  /** Whether the response had arrived at a time, undefined if that is not known. */
  #arrivedBefore(time: number): boolean | undefined {
    if (this.#began !== undefined) return this.#began <= time
    return performance.now() - this.#made < onItsWay ? false : undefined
  }

  async #mark(): Promise<void> {
    const began = this.#began ?? performance.now()
    const database = this.#database
    if (database)
      for (const { read, clock, ...claim } of this.#claims)
        // Without it, equal content is taken for a retry within a minute.
        await markDelivered(database, {
          ...claim,
          delivered: clock + (began - read) / 1000,
        }).catch(() => undefined)
  }

  #createdOf(content: Content): string | undefined {
    return this.#claims.findLast((claim) => nameOf(claim) === nameOf(content))?.created
  }

  #callsOf(content: Content): readonly Delivery[] {
    return [...(this.#open?.get(nameOf(content)) ?? [])]
  }

  get #open(): Map<string, Set<Delivery>> | undefined {
    const database = this.#database
    if (!database) return undefined
    const known = open.get(database) ?? new Map<string, Set<Delivery>>()
    open.set(database, known)
    return known
  }

  #forget(): void {
    for (const name of this.#claims.map(nameOf)) {
      const calls = this.#open?.get(name)
      calls?.delete(this)
      if (calls?.size === 0) this.#open?.delete(name)
    }
  }
}
