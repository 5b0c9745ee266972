import type { ServiceMethod } from '@comanda/contract'
import type { ServiceOptions } from '@feathersjs/feathers'
import type { Policy } from '../policies/policy.ts'
import type { App, CallContext, CallParams, NextCall, WireService } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'

/** What a service is opened with. */
export interface ServerContext {
  readonly app: App
  readonly runtime: Runtime
}

/** What a call is handled with: the server, and what the call came with (`params.user` is the caller). */
export interface HandlerContext extends ServerContext {
  readonly params: CallParams
}

type Hook = (context: CallContext, next: NextCall) => Promise<void>

/** The methods of a service, and what runs around them. */
export interface Opened<M extends Partial<WireService> = Partial<WireService>> {
  readonly methods: M
  readonly hooks?: Partial<Record<ServiceMethod | 'all', Hook[]>>
  readonly koa?: ServiceOptions['koa']
}

/** A service path as the server serves it. */
export interface Served {
  readonly path: string
  /** Who may call. Policies of records stand in `policies/record-policies.ts`. */
  readonly policy?: Policy
  readonly register: (context: ServerContext) => void
}

/** `app.use` as it is: Feathers' types ask for every method of every service. */
interface Registry {
  use(path: string, service: Partial<WireService>, options: ServiceOptions): unknown
}

/** Serves a path by the methods that its description names. */
export const serve = (
  { path, methods: names }: { readonly path: string; readonly methods: readonly ServiceMethod[] },
  open: (context: ServerContext) => Opened,
  policy?: Policy,
): Served => ({
  path,
  ...(policy ? { policy } : {}),
  register: (context) => {
    const { methods, hooks, koa } = open(context)
    const registry = context.app as Registry
    registry.use(path, methods, { methods: [...names], ...(koa ? { koa } : {}) })
    if (hooks) context.app.service(path).hooks({ around: hooks })
  },
})
