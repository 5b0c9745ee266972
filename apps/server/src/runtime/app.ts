import type { Condition, User } from '@comanda/contract'
import type { HookContext, Id, NullableId, RealTimeConnection } from '@feathersjs/feathers'
import type { Application } from '@feathersjs/koa'
import type { Server } from 'socket.io'
import type { Database } from '../database/connect.ts'

/** What a call comes with. */
export interface CallParams {
  /** How it came: `rest` or `socketio`; nothing where the server calls itself. */
  provider?: string
  query?: Record<string, unknown>
  headers?: Record<string, unknown>
  connection?: RealTimeConnection
  authentication?: { strategy: string; accessToken?: string }
  /** Who calls, once known. */
  user?: User
  /** The caller's address. */
  address?: string
  /** Of the HTTP request, or of the connection. */
  requestId?: string
  /** What the caller may reach, set by the policy. */
  scope?: Condition
  /** The transaction to work in. */
  transaction?: Database
  /** Other pages than the service's, for this call; `false`: the whole list. */
  paginate?: false | { default?: number; max?: number }
  /** Other options of a table service, for this call. */
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
