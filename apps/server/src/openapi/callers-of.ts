import type { ServiceMethod, ServicePath } from '@comanda/contract'
import { rightsFor } from '../policies/key-rights.ts'
import { type Reach, type Role, roles, roleTable } from '../policies/role-table.ts'
import type { Json } from './schema-book.ts'

const named = (list: readonly Role[]): string => {
  if (list.length === roles.length) return 'anybody'
  return list.length === 0 ? 'nobody' : list.join(', ')
}

const isSame = ({ own, others }: Reach): boolean => named(own) === named(others)

/**
 * Returns who may call a method, in words and as lists: for what is their own or of their shop, and for what is of others; and which
 * rights of keys permit it.
 */
export const callersOf = (path: string, method: ServiceMethod): Json & { description: string } => {
  const row: Partial<Record<ServiceMethod, Reach>> = roleTable[path as ServicePath]
  const reach = row[method]
  if (!reach) throw new Error(`${path} ${method} has no row in role-table.ts`)
  const people = isSame(reach)
    ? `Callers: ${named(reach.own)}.`
    : `Callers: ${named(reach.own)}, for what is their own or of their shop; for what is of others: ${named(reach.others)}.`
  const rights = rightsFor(path, method)
  return {
    description: rights ? `${people} Keys with the right ${rights.join(' or ')}.` : people,
    'x-callers': reach,
    ...(rights ? { 'x-key-rights': rights } : {}),
  }
}
