import type { News } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'

type Calls = Pick<Connection, 'service'>

/** Returns the newest news items. */
export const findLatestNews = async (
  { service }: Calls,
  limit: number,
): Promise<readonly News[]> => {
  const { data } = await service('news').find({ $sort: { publishTime: -1 }, $limit: limit })
  return data
}

/** Returns the news item of a slug, or `undefined` if it does not exist. */
export const findNews = async ({ service }: Calls, name: string): Promise<News | undefined> => {
  const { data } = await service('news').find({ name, $limit: 1 })
  return data[0]
}
