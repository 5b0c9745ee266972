import type { Station } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createOrderedList, type OrderedList } from '../records/ordered-list.ts'

/** The stations of a shop, for managers to change (KITCHEN-2.4). */
export const createStationSettings = (
  connection: Pick<Connection, 'service' | 'onConnect'>,
  shop: string,
): OrderedList<Station> => {
  const { service } = connection
  const stations = service('stations')
  return createOrderedList(
    connection,
    {
      ...stations,
      find: async (query) => {
        await service('shops/subscribe').create({ item: shop })
        return stations.find(query)
      },
    },
    { shop },
  )
}
