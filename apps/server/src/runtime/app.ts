import type { ApiKey, Condition, User } from '@comanda/contract'
import type { HookContext, Id, NullableId, RealTimeConnection } from '@feathersjs/feathers'
import type { Application } from '@feathersjs/koa'
import type { Server } from 'socket.io'
import type { Database } from '../database/connect.ts'
import type { CountedLimits } from './counted-limits.ts'
import type { Delivery } from '../idempotency/delivery.ts'
import type { Fields } from '../records/fields.ts'

/** The key by which a program calls. */
export type CallerKey = Pick<ApiKey, '_id' | 'shop' | 'rights'>

/** The params of a call. */
export interface CallParams {
  /** The transport: `rest` or `socketio`; undefined for the server's own calls. */
  provider?: string
  query?: Record<string, unknown>
  headers?: Record<string, unknown>
  connection?: RealTimeConnection
  authentication?: { strategy: string; accessToken?: string }
  /** The caller, once authenticated. */
  user?: User
  /** The sign-in of the caller's token. */
  signIn?: string
  /** The paired device at which the caller signed in by PIN. */
  terminal?: string
  /** The key of a program that calls; `user` is then what its maker is, without an account (KEY-2.3). */
  key?: CallerKey
  /** The caller's address. */
  address?: string
  /** How long the call waited for the calls of others before it began, in ms (OVER-1.1). */
  waited?: number
  /** The limits that a call over REST counts for. */
  counted?: CountedLimits
  /** What becomes of the response of a call from outside. */
  delivery?: Delivery
  /** The id of the HTTP request or of the connection. */
  requestId?: string
  /** The records that the caller may access, set by the policy. */
  scope?: Condition
  /** What the caller has read of the record that it changes (STAFF-10.20). */
  expected?: Fields
  /** The transaction to work in. */
  transaction?: Database
  /** The caller, in a transaction of several writes, announces the record after the commit. */
  isAnnouncedLater?: boolean
  /** Overrides the service's paging for this call; `false`: no paging. */
  paginate?: false | { default?: number; max?: number }
  /** Overrides other options of a table service for this call. */
  adapter?: { multi?: boolean | string[]; paginate?: { default?: number; max?: number } }
}

/** The methods of a service as the wire calls them. Each service has some of them. */
export interface WireService {
  find(params?: CallParams): Promise<unknown>
  get(id: Id, params?: CallParams): Promise<unknown>
  create(data: unknown, params?: CallParams): Promise<unknown>
  patch(id: NullableId, data: unknown, params?: CallParams): Promise<unknown>
  remove(id: NullableId, params?: CallParams): Promise<unknown>
}

export type ServicesByPath = Record<string, WireService>

export type App = Application<ServicesByPath> & { io?: Server }

export type CallContext = HookContext<App>

export type NextCall = () => Promise<void>
