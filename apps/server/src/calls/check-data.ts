import type { ServiceDescription } from '@comanda/contract'
import type { TSchema } from '@feathersjs/typebox'
import type { CallContext, NextCall } from '../runtime/app.ts'
import { validate } from '../validation/validator.ts'

const schemaOf = (description: ServiceDescription, method: string): TSchema | undefined =>
  method === 'create' ? description.data : method === 'patch' ? description.patch : undefined

/** Refuses data that the service's schema does not allow, for the server's own calls too. */
export const checkData =
  (descriptions: Readonly<Record<string, ServiceDescription>>) =>
  async ({ path, method, data, params }: CallContext, next: NextCall): Promise<void> => {
    const description = descriptions[path]
    const schema = description && schemaOf(description, method)
    if (schema)
      for (const one of Array.isArray(data) && !params.provider ? data : [data])
        validate(schema, one)
    await next()
  }
