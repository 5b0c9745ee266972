import type { ServiceDescription } from '@comanda/contract'
import type { Database } from '../database/connect.ts'
import { isFields } from '../records/fields.ts'
import type { CallContext, NextCall } from '../runtime/app.ts'

/** Returns the key of the header `Idempotency-Key`, which may stand in quotes; sockets have one head for all calls. */
const headerKey = ({ provider, headers }: CallContext['params']): string | undefined => {
  const key = provider === 'rest' ? headers?.['idempotency-key'] : undefined
  return typeof key === 'string' ? key.replace(/^"(.*)"$/, '$1') : undefined
}

/**
 * Takes the idempotency key of a write from its header, unless its data has one (CALL-4.14). Without either, follows whether its
 * response arrives: then equal content is another write (CALL-4.8).
 */
export const retriableWrites =
  (descriptions: Readonly<Record<string, ServiceDescription>>, database: Database) =>
  (context: CallContext, next: NextCall): Promise<void> => {
    const { path, data, params } = context
    const fields: object = descriptions[path]?.data?.['properties'] ?? {}
    if (!params.provider || !('idempotencyKey' in fields) || !isFields(data)) return next()
    const key = data['idempotencyKey'] ?? headerKey(params)
    if (key === undefined) return params.delivery ? params.delivery.make(database, next) : next()
    context.data = { ...data, idempotencyKey: key }
    return next()
  }
