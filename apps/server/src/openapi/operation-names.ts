import type { ServiceDescription, ServiceMethod } from '@comanda/contract'

/** Returns `tableSessions/changeSection` as `TableSessionsChangeSection`. */
const inCamel = (path: string): string =>
  path
    .split('/')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

/** Returns an id that generators take as the name of a function: `findShops`, `createTableSessionsOrder`. */
export const operationIdOf = (path: string, method: ServiceMethod): string =>
  `${method}${inCamel(path)}`

/** Returns `tableSessions` as `table sessions`. */
const inWords = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns what a service is, in words: `Table sessions: change section`. */
export const titleOf = (path: string): string => capital(path.split('/').map(inWords).join(': '))

const verbs: Readonly<Record<ServiceMethod, string>> = {
  find: 'list',
  get: 'read one',
  create: 'create',
  patch: 'change',
  remove: 'remove',
}

/** Returns what an operation does in a few words. A call that stores no record of its own is named by its path alone. */
export const summaryOf = (
  { path, methods }: Pick<ServiceDescription, 'path' | 'methods'>,
  method: ServiceMethod,
): string =>
  methods.length === 1 && method === 'create' && path.includes('/')
    ? titleOf(path)
    : `${titleOf(path)}: ${verbs[method]}`
