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

/** A table in a link: its code, printed or shown, and its shop. */
export type TableLink = Readonly<Record<'shop' | 'viewItem', string>>

/** Exchanges the code of a link for a short-lived one (SESS-9.3), and enters the table by that. */
export const enterTable = async (
  { url, service }: Pick<Connection, 'url' | 'service'>,
  { shop, viewItem: code }: TableLink,
  guest?: Pick<CreateOrResumeData, 'guestKey' | 'guestName'>,
): Promise<CreateOrResumeResult> => {
  const post = async <R>(path: string, data: object, socket: () => Promise<R>): Promise<R> =>
    firstByHttp(async () => (await httpCall(url, path, { data })).json(), socket)
  const link = { shop, code }
  const scan = await post('tableCodes/scan', link, () => service('tableCodes/scan').create(link))
  const entry = { shop, viewItem: scan.code, date: scan.validFrom, ...guest }
  const path = 'tableSessions/createOrResume'
  return post(path, entry, () => service(path).create(entry))
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

/** The maximum number of sessions queried by restore keys (SESS-5.2). */
const PENDING_LIMIT = 100

/** Returns the sessions of restore keys that are not taken yet, newest first (SESS-5.2). */
export const findPending = async (
  { service }: Pick<Connection, 'service'>,
  restoreKeys: readonly string[],
): Promise<readonly TableSession[]> => {
  if (restoreKeys.length === 0) return []
  const { data } = await service('tableSessions').find({
    restoreKeys: { $in: restoreKeys },
    type: { $in: ['dineInNoTable', 'takeAway', 'dineIn'] },
    tvStatus: { $ne: 'taken' },
    $sort: { createTime: -1 },
    $limit: PENDING_LIMIT,
  })
  return data
}
