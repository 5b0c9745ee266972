import { changeOf } from '../records/session-changes.ts'
import type { CallContext, NextCall } from '../runtime/app.ts'

/** Who asks for changes of sessions gets a response with the change instead of the session's fields (EVENT-2.5). */
export const respondWithChanges = async (context: CallContext, next: NextCall): Promise<void> => {
  await next()
  const { result, params } = context
  if (params.connection?.['asksForChanges'] !== true || typeof result !== 'object' || !result)
    return
  const change = changeOf(result)
  if (!change) return
  const { order } = result as { order?: unknown }
  context.dispatch = order === undefined ? change : { ...change, order }
}
