import type { Reservation } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import type { WireQuery } from '../../connection/service.ts'

const PAGE = 100

/** Returns all reservations that a query finds, by time. */
export const findReservations = async (
  { service }: Pick<Connection, 'service'>,
  query: WireQuery,
): Promise<readonly Reservation[]> => {
  const found: Reservation[] = []
  let after: WireQuery = {}
  for (;;) {
    const $sort = { startTime: 1 } as const
    const { data } = await service('reservations').find({ ...query, $sort, $limit: PAGE, ...after })
    found.push(...data)
    const last = data.at(-1)
    if (!last || data.length < PAGE) return found
    after = { $after: { startTime: last.startTime, _id: last._id } }
  }
}
