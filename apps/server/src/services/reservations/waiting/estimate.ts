import type { EstimateWaitingData, EstimateWaitingResult } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { refused } from '../../../errors/refusal.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'
import { shops } from '../../../tables/shops.ts'
import { estimatesOfList } from './estimates-of-list.ts'
import { loadWaitingRules } from './queries/load-rules.ts'
import { openParties } from './queries/waiting-rows.ts'
import type { Waiting } from './waiting.ts'

/** `create waitingPlaces/estimate`: what a party reads before it joins (WAIT-2.4). */
export const estimate = async (
  { reads, now }: Waiting,
  { shop, guests }: EstimateWaitingData,
): Promise<EstimateWaitingResult> => {
  const [found] = await reads.select({ _id: shops._id }).from(shops).where(eq(shops._id, shop))
  if (!found) throw refused({ ...shopNotFound, field: 'shop' })
  const [{ isOpen, maxGuests, maxParties }, queue] = await Promise.all([
    loadWaitingRules(reads, shop),
    openParties(reads, shop),
  ])
  const estimates = await estimatesOfList(reads, shop, [...queue, { guests }], now())
  return {
    isOpen: isOpen && queue.length < maxParties,
    maxGuests,
    parties: queue.length,
    ...estimates.at(-1),
  }
}
