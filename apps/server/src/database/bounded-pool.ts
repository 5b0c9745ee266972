import { Pool, type PoolClient, type PoolConfig } from 'pg'

/** How callers wait for a connection if all are in use. */
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
  constructor(settings: PoolConfig, limits: WaitLimits) {
    super(settings)
    this.#limits = limits
  }

  override connect(): Promise<PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect): Promise<PoolClient> | void {
    const inUse = this.totalCount - this.idleCount
    if (inUse + this.waitingCount < this.options.max) return this.#take(callback)
    if (this.waitingCount < this.#limits.most) return this.#wait(callback)
    const error = new Error('no connection is free')
    if (!callback) return Promise.reject(error)
    queueMicrotask(() => callback(error, undefined, () => undefined))
  }

  #take(callback: OnConnect | undefined): Promise<PoolClient> | void {
    return callback ? super.connect(callback) : super.connect()
  }

  /** The pool reads its timeout when a caller begins to wait. */
  #wait(callback: OnConnect | undefined): Promise<PoolClient> | void {
    const { connectionTimeoutMillis } = this.options
    this.options.connectionTimeoutMillis = this.#limits.patience
    try {
      return this.#take(callback)
    } finally {
      this.options.connectionTimeoutMillis = connectionTimeoutMillis
    }
  }
}
