import type { ErrorCode, ServiceDescription, ServiceMethod, ServicePath } from '@comanda/contract'
import { nullReferenceCodes } from '../calls/null-reference.ts'
import { rightsFor } from '../policies/key-rights.ts'
import type { CallErrors } from './call-errors/codes.ts'
import { guestErrors } from './call-errors/guests-and-members.ts'
import { orderErrors } from './call-errors/orders-and-money.ts'
import { shopErrors } from './call-errors/shops-and-staff.ts'
import { tableCartErrors } from './call-errors/table-carts.ts'
import { tableSessionErrors } from './call-errors/table-sessions.ts'

/** What any call may be refused for. */
export const generalErrors: readonly ErrorCode[] = [
  'queryInvalid',
  'notAuthenticated',
  'forbidden',
  'tooManyCalls',
  'unavailable',
  'serverError',
]

/** With `npm test -- --all`, tests fail if a call is refused for anything else (`testing/undeclared-errors.ts`). */
const callErrors: CallErrors = {
  ...tableCartErrors,
  ...tableSessionErrors,
  ...orderErrors,
  ...guestErrors,
  ...shopErrors,
}

const ownErrors = (path: string, method: ServiceMethod): readonly ErrorCode[] => {
  const row = callErrors[path as ServicePath] ?? []
  if ('length' in row) return method === 'create' ? row : []
  return row[method] ?? []
}

const errorsOfWrites = (
  { data, patch }: ServiceDescription,
  method: ServiceMethod,
): readonly string[] => {
  const schema = method === 'create' ? data : method === 'patch' ? patch : undefined
  if (method === 'find' || method === 'get') return []
  if (!schema) return ['dataInvalid', 'conflict']
  const takesKey = Object.hasOwn((schema['properties'] ?? {}) as object, 'idempotencyKey')
  return [
    'dataInvalid',
    'conflict',
    ...nullReferenceCodes(schema),
    ...(takesKey ? ['idempotencyKeyReused'] : []),
    ...(method === 'patch' ? ['recordChanged'] : []),
  ]
}

/** Returns the codes (`data.code`) by which a method may be refused, without those of any call. Rules of coupons add theirs. */
export const errorsOf = (service: ServiceDescription, method: ServiceMethod): readonly string[] => [
  ...new Set<string>([
    ...ownErrors(service.path, method),
    ...errorsOfWrites(service, method),
    ...(rightsFor(service.path, method) ? ['keyRightMissing'] : []),
  ]),
]
