import type { ServiceEvent, ServiceMethod } from '@comanda/contract'
import type { ServiceOptions } from '@feathersjs/feathers'
import type { Policy } from '../policies/policy.ts'
import type { App, CallContext, CallParams, NextCall, WireService } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'

/** What a service is created with. */
export interface ServerContext {
  readonly app: App
  readonly runtime: Runtime
}

/** What a call is handled with: the server and the call's params (`params.user` is the caller). */
export interface HandlerContext extends ServerContext {
  readonly params: CallParams
}

type Hook = (context: CallContext, next: NextCall) => Promise<void>

/** The methods of a service and their hooks. */
export interface ServiceParts<M extends Partial<WireService> = Partial<WireService>> {
  readonly methods: M
  readonly hooks?: Partial<Record<ServiceMethod | 'all', Hook[]>>
  readonly koa?: ServiceOptions['koa']
  /** Events that the methods publish themselves: Feathers emits none of these. */
  readonly publishes?: readonly ServiceEvent[]
}

/** A service path with its policy and registration. */
export interface Served {
  readonly path: string
  /** Who may call. Policies of records are in `policies/record-policies.ts`. */
  readonly policy?: Policy
  readonly register: (context: ServerContext) => void
}

/** `app.use` for services that have only some of the methods: Feathers' types require all. */
interface Registry {
  use(path: string, service: Partial<WireService>, options: ServiceOptions): unknown
}

/** Serves a path with the methods that its description names. */
export const serve = (
  { path, methods: names }: { readonly path: string; readonly methods: readonly ServiceMethod[] },
  open: (context: ServerContext) => ServiceParts,
  policy?: Policy,
): Served => ({
  path,
  ...(policy ? { policy } : {}),
  register: (context) => {
    const { methods, hooks, koa, publishes = [] } = open(context)
    const registry = context.app as Registry
    const options = { methods: [...names], events: [...publishes], ...(koa ? { koa } : {}) }
    registry.use(path, methods, options)
    if (hooks) context.app.service(path).hooks({ around: hooks })
  },
})
