import type { Call } from '@comanda/contract'
import type { Static } from '@feathersjs/typebox'
import { countCalls } from '../../../calls/count-calls.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import type { HandlerContext, Served } from '../../../calls/served.ts'
import type { Rule } from '../../../policies/policy.ts'

/** The reports of an account in 15 minutes: two screens of them a minute read all day, but no loop. */
const limit = { name: 'reports', most: 600 }

/** Serves a report as `serveCall` does, so many to an account (CALL-6.8). */
export const serveReport = <C extends Call>(
  report: C,
  rule: Rule,
  handle: (data: Static<C['data']>, context: HandlerContext) => Promise<Static<C['result']>>,
): Served =>
  serveCall(report, rule, async (data: Static<C['data']>, context) => {
    await countCalls(context.runtime, context.params, limit)
    return handle(data, context)
  })
