import { Pool, type PoolClient, type PoolConfig } from 'pg'

/** How callers wait if a connection, or their turn, is not free. */
export interface WaitLimits {
  /** How long a caller waits, in ms. */
  readonly patience: number
  /** How many wait at the same time. */
  readonly most: number
}

type Release = (release?: unknown) => void
type OnConnect = (error: Error | undefined, client: PoolClient | undefined, done: Release) => void

/**
 * A pool that refuses a caller early: under load, who cannot be served hears so within `patience`. Opening a connection
 * may take longer, up to `connectionTimeoutMillis`.
 */
export class BoundedPool extends Pool {
  readonly #limits: WaitLimits
  /** How long the caller who takes a connection now has waited before, in ms. */
  #waited = 0
  /** Called with each connection that a caller takes, and how long they have waited in all, in ms. */
  onTaken: ((client: PoolClient, waited: number) => void) | undefined

  constructor(settings: PoolConfig, limits: WaitLimits) {
    super(settings)
    this.#limits = limits
  }

  /** Begins what takes a connection at once, for a caller who has waited so long already (in ms). */
  afterWait<T>(waited: number, begin: () => T): T {
    this.#waited = waited
    try {
      return begin()
    } finally {
      this.#waited = 0
    }
  }

  override connect(): Promise<PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect): Promise<PoolClient> | void {
    const before = this.#waited
    const inUse = this.totalCount - this.idleCount
    if (inUse + this.waitingCount < this.options.max) return this.#take(callback, () => before)
    if (this.waitingCount < this.#limits.most) return this.#wait(callback, before)
    const error = new Error('no connection is free')
    if (!callback) return Promise.reject(error)
    queueMicrotask(() => callback(error, undefined, () => undefined))
  }

  #take(callback: OnConnect | undefined, waited: () => number): Promise<PoolClient> | void {
    const { onTaken } = this
    if (!onTaken) return callback ? super.connect(callback) : super.connect()
    if (!callback)
      return super.connect().then((client) => {
        onTaken(client, waited())
        return client
      })
    super.connect((error, client, done) => {
      if (client) onTaken(client, waited())
      callback(error, client, done)
    })
  }

  /** The pool reads its timeout when a caller begins to wait. */
  #wait(callback: OnConnect | undefined, before: number): Promise<PoolClient> | void {
    const { connectionTimeoutMillis } = this.options
    const from = performance.now() - before
    this.options.connectionTimeoutMillis = Math.max(1, this.#limits.patience - before)
    try {
      return this.#take(callback, () => performance.now() - from)
    } finally {
      this.options.connectionTimeoutMillis = connectionTimeoutMillis
    }
  }
}

/**
 * Begins a transaction of a database, or another statement that takes a connection at once, for a caller who has waited so
 * long already (in ms). In a transaction there is a connection already.
 */
export const afterWait = <T>(database: object, waited: number, begin: () => T): T => {
  const pool: unknown = Reflect.get(database, '$client')
  return pool instanceof BoundedPool ? pool.afterWait(waited, begin) : begin()
}
