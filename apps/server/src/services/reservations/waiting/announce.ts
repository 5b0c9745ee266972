import type { WaitingParty, WaitingPlace } from '@comanda/contract'
import type { WaitingPartyRow } from '../../../tables/waiting-parties.ts'
import { placesOfShop } from './places-of-shop.ts'
import { partiesByIds, partyRecord } from './queries/waiting-rows.ts'
import type { Waiting } from './waiting.ts'

interface Announced {
  readonly party: WaitingParty
  readonly place: WaitingPlace
}

/**
 * Publishes a party that has changed to staff, and to each party that waits its place, after the commit. Returns both records
 * of the party.
 */
export const announceParty = async (
  waiting: Pick<Waiting, 'database' | 'mailer' | 'now' | 'bus'>,
  row: WaitingPartyRow,
  event: 'created' | 'patched' = 'patched',
): Promise<Announced> => {
  const { database, bus } = waiting
  // Not from a replica: it may be behind the commit.
  const places = await placesOfShop({ ...waiting, reads: database }, row.shop, row)
  const [found] = await partiesByIds(database, row.shop, [row._id])
  const place = places.find(({ _id }) => _id === row._id)
  if (!found || !place) throw new Error('a party was changed and is not there')
  const party = partyRecord(found)
  bus.publish({ path: 'waitingParties', event, data: party })
  for (const data of places) bus.publish({ path: 'waitingPlaces', event: 'patched', data })
  return { party, place }
}
