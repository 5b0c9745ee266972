import type { WaitingPlace } from '@comanda/contract'
import { refused } from '../../../errors/refusal.ts'
import { placesOfShop } from './places-of-shop.ts'
import { loadParty } from './queries/locked-party.ts'
import { waitingNotFound } from './refusals.ts'
import type { Waiting } from './waiting.ts'

/** `get waitingPlaces/{id}`: where a party stands now, and how long it still waits (WAIT-4.2). */
export const getPlace = async (
  waiting: Pick<Waiting, 'reads' | 'shopDirectory' | 'mailer' | 'now'>,
  id: string,
): Promise<WaitingPlace> => {
  const row = await loadParty(waiting, id)
  const places = await placesOfShop(waiting, row.shop, row)
  const place = places.find(({ _id }) => _id === id)
  if (!place) throw refused(waitingNotFound)
  return place
}
