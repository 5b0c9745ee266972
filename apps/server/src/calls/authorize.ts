import type { ServiceMethod } from '@comanda/contract'
import { Forbidden, NotAuthenticated } from '@feathersjs/errors'
import type { CallContext, NextCall } from '../runtime/app.ts'
import type { Policy } from '../policies/policy.ts'
import { checkKey } from './check-key.ts'

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Evaluates the policy of the service and limits the call to the records that its caller may access. */
export const authorize =
  (policies: Readonly<Record<string, Policy>>, now: () => number) =>
  (context: CallContext, next: NextCall): Promise<void> => {
    const { path, method, params, id, data } = context
    if (params.provider) {
      checkKey(context)
      const { user, query } = params
      const verdict = policies[path]?.[method as ServiceMethod]?.({
        method: method as ServiceMethod,
        id,
        query: recordOf(query),
        data: recordOf(data),
        now: now(),
        ...(user ? { user } : {}),
      })
      if (verdict === undefined)
        throw user
          ? new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
          : new NotAuthenticated('Sign in first', { code: 'notAuthenticated' })
      params.scope = verdict
    }
    return next()
  }
