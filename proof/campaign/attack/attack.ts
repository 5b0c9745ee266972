import type { Restaurant } from '../load/restaurant.ts'
import type { Campaign } from '../run/campaign.ts'
import type { BuiltServer } from '../server/built-server.ts'

/** What attacks work with: one built server, the demo, and a restaurant that is open all day. */
export interface World {
  readonly campaign: Campaign
  readonly server: BuiltServer
  /** Of the server, without `/api`. */
  readonly url: string
  /** Of the server's PostgreSQL. */
  readonly databaseUrl: string
  /** Sends `Authorization: Bearer` with it to read `/api/metrics`. */
  readonly metricsToken: string
  readonly restaurant: Restaurant
}

/** A figure beside the limit that it must hold. */
export interface Figure {
  /** `the slowest of 100 calls of others`. */
  readonly what: string
  readonly value: number
  /** `ms`, `MB`, `orders`. */
  readonly unit: string
  /** The value may be at most the limit, or, with `isLeast`, must be at least that. */
  readonly limit: number
  readonly isLeast?: boolean
}

/** An attack. It ends what it starts, so that the next one begins on a server at rest. */
export interface Attack {
  readonly name: string
  /** What the attack does, for the report. */
  readonly says: string
  readonly run: (world: World) => Promise<readonly Figure[]>
}
