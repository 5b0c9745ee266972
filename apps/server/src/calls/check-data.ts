import type { ServiceDescription } from '@comanda/contract'
import type { TSchema } from '@feathersjs/typebox'
import { refused } from '../errors/refusal.ts'
import { nullReference, withNobodysIds } from './null-reference.ts'
import type { CallContext, NextCall } from '../runtime/app.ts'
import { isFields } from '../records/fields.ts'
import { validate } from '../validation/validator.ts'
import { withIsoDates } from '../validation/with-iso-dates.ts'
import { withoutOptionalNulls } from '../validation/without-optional-nulls.ts'

const schemaOf = (description: ServiceDescription, method: string): TSchema | undefined =>
  method === 'create' ? description.data : method === 'patch' ? description.patch : undefined

/** Returns data as `checkData` passes it on. Throws `BadRequest` if the schema does not allow it. */
export const checkedData = (schema: TSchema, data: unknown, isOfCall = false): unknown => {
  const present = withIsoDates(schema, withoutOptionalNulls(schema, data ?? {}))
  const refusal = nullReference(schema, present)
  if (refusal) throw refused(refusal)
  const named = isOfCall ? withNobodysIds(schema, present) : present
  validate(schema, named)
  return named
}

/** What the caller expects of a record is no part of what is written. */
const takeExpected = (context: CallContext): void => {
  if (!isFields(context.data) || !isFields(context.data['expected'])) return
  const { expected, ...changes } = context.data
  context.data = changes
  context.params.expected = expected
}

/**
 * Refuses data that the service's schema does not allow, for the server's own calls too. `null` in an optional field is
 * taken for an absent one (CALL-4.7), milliseconds for an instant (CALL-1.8), no data for an empty payload.
 */
export const checkData =
  (descriptions: Readonly<Record<string, ServiceDescription>>) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    const { path, method, data, params } = context
    const description = descriptions[path]
    const schema = description && schemaOf(description, method)
    if (schema) {
      const checked = (one: unknown): unknown =>
        checkedData(schema, one, description.record === undefined)
      context.data = Array.isArray(data) && !params.provider ? data.map(checked) : checked(data)
      if (method === 'patch') takeExpected(context)
    }
    await next()
  }
