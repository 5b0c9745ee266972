import type { Call } from '@comanda/contract'
import type { Static } from '@feathersjs/typebox'
import type { Rule } from '../policies/policy.ts'
import type { CallParams } from '../runtime/app.ts'
import { type HandlerContext, serve, type Served } from './served.ts'

/** Serves a call to the callers that the rule allows. `handle` gets validated data. */
export const serveCall = <C extends Call>(
  call: C,
  rule: Rule,
  handle: (data: Static<C['data']>, context: HandlerContext) => Promise<Static<C['result']>>,
): Served =>
  serve(
    call,
    ({ app, runtime }) => ({
      methods: {
        create(data: Static<C['data']>, params: CallParams = {}) {
          return handle(data, { app, runtime, params })
        },
      },
    }),
    { create: rule },
  )
