import {
  errorCodes,
  type ServiceDescription,
  type ServiceMethod,
  services,
} from '@comanda/contract'
import { FeathersError } from '@feathersjs/errors'
import { errorsOf, generalErrors } from '../openapi/errors-of.ts'
import type { App, CallContext, NextCall } from '../runtime/app.ts'

const byPath: Readonly<Record<string, ServiceDescription>> = Object.fromEntries(
  Object.values(services).map((service) => [service.path, service]),
)

const codeOf = (error: unknown): string | undefined => {
  const data: unknown = error instanceof FeathersError ? error.data : undefined
  const code: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'code') : ''
  return errorCodes.find((known) => known === code)
}

/** Returns a set that collects which calls were refused by codes that the description of the API does not name (CALL-4.16). */
export const undeclaredErrors = (app: App): ReadonlySet<string> => {
  const found = new Set<string>()
  const watch = async ({ path, method, params }: CallContext, next: NextCall): Promise<void> => {
    try {
      await next()
    } catch (error) {
      const service = byPath[path]
      const code = codeOf(error)
      const known: readonly string[] = service
        ? [...generalErrors, ...errorsOf(service, method as ServiceMethod)]
        : []
      if (params.provider && service && code !== undefined && !known.includes(code))
        found.add(`${code} of ${method} ${path}`)
      throw error
    }
  }
  app.hooks({ around: { all: [watch] } })
  return found
}
