import type { News } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createRecordList, type RecordList } from '../records/record-list.ts'

/** How many of the newest are listed: older ones are history. */
const LISTED = 50

/** The news of all shops of the installation, the newest first, drafts too. */
export const createNewsList = (
  connection: Pick<Connection, 'service' | 'onConnect'>,
): RecordList<News> => {
  const news = connection.service('news')
  return createRecordList(
    connection,
    { ...news, find: async (query) => (await news.find(query)).data },
    { $sort: { publishTime: -1 }, $limit: LISTED },
  )
}
