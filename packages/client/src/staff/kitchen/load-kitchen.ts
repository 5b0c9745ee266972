import type { Station, Ticket } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import type { WireQuery } from '../../connection/service.ts'

const PAGE = 100
/** The most open tickets to load. */
const MAX_OPEN = 1000
/** How many tickets that are done can be recalled (KITCHEN-3.4). */
export const RECALLED = 20

export interface LoadedKitchen {
  readonly stations: readonly Station[]
  readonly tickets: readonly Ticket[]
}

const openTickets = async (
  { service }: Pick<Connection, 'service'>,
  shop: string,
): Promise<readonly Ticket[]> => {
  const tickets: Ticket[] = []
  let after: WireQuery = {}
  while (tickets.length < MAX_OPEN) {
    const { data } = await service('tickets').find({
      shop,
      status: 'open',
      $sort: { createTime: 1 },
      $limit: PAGE,
      ...after,
    })
    tickets.push(...data)
    const last = data.at(-1)
    if (!last || data.length < PAGE) break
    after = { $after: { createTime: last.createTime, _id: last._id } }
  }
  return tickets
}

/** Loads the stations of a shop, their open tickets and the last that were done. */
export const loadKitchen = async (
  connection: Pick<Connection, 'service'>,
  shop: string,
): Promise<LoadedKitchen> => {
  const [stations, open, done] = await Promise.all([
    connection.service('stations').find({ shop, $sort: { order: 1 } }),
    openTickets(connection, shop),
    connection
      .service('tickets')
      .find({ shop, status: 'done', $sort: { doneTime: -1 }, $limit: PAGE }),
  ])
  return { stations, tickets: [...open, ...done.data] }
}
