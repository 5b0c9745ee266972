import type {
  CreateOrResumeData,
  CreateOrResumeResult,
  OrderResult,
  TableSession,
} from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { httpCall } from '../connection/http-call.ts'
import { normaliseError } from '../errors/normalise-error.ts'

/** Calls by HTTP, which is ready before the socket; if the network fails, over the socket once it is connected. */
const firstByHttp = async <R>(http: () => Promise<R>, socket: () => Promise<R>): Promise<R> => {
  try {
    return await http()
  } catch (failure) {
    const error = normaliseError(failure)
    if (error.reason === undefined && error.statusCode !== 401) throw error
    return socket()
  }
}

/** `create tableSessions/createOrResume`: joins the session of a table that is already open. */
export const enterTable = (
  { url, service }: Pick<Connection, 'url' | 'service'>,
  data: CreateOrResumeData,
): Promise<CreateOrResumeResult> => {
  const path = 'tableSessions/createOrResume'
  return firstByHttp(
    async () => (await (await httpCall(url, path, { data })).json()) as CreateOrResumeResult,
    () => service(path).create(data),
  )
}

/** Returns the session that a call returned, without the key and the order that stand beside its fields. */
export const sessionOf = ({
  order: _order,
  restoreKey: _key,
  restoreKeys: _keys,
  ...session
}: TableSession & Partial<Pick<OrderResult, 'order'>>): TableSession => session

/** `get tableSessions/{id}`. */
export const getSession = (
  { url, service }: Pick<Connection, 'url' | 'service'>,
  id: string,
): Promise<TableSession> =>
  firstByHttp(
    async () =>
      (await (
        await httpCall(url, `tableSessions/${id}`, { cache: 'no-store' })
      ).json()) as TableSession,
    () => service('tableSessions').get(id),
  )
