import type { WaitingPlace } from '@comanda/contract'
import { smsAccountOf } from '../../../sms/accounts/read-sms-account.ts'
import type { WaitingPartyRow } from '../../../tables/waiting-parties.ts'
import { estimatesOfList } from './estimates-of-list.ts'
import { placeRecord } from './place-record.ts'
import { openParties } from './queries/waiting-rows.ts'
import type { Waiting } from './waiting.ts'

/** Returns the places of all parties that wait, in order, and of one more that does not any more. */
export const placesOfShop = async (
  { reads, mailer, now }: Pick<Waiting, 'reads' | 'mailer' | 'now'>,
  shop: string,
  also?: WaitingPartyRow,
): Promise<readonly WaitingPlace[]> => {
  const queue = await openParties(reads, shop)
  const [estimates, account] = await Promise.all([
    estimatesOfList(reads, shop, queue, now()),
    smsAccountOf(reads, shop),
  ])
  const ways = { hasMail: mailer.isConfigured, hasSms: account !== undefined }
  const places = queue.map((row, index) => placeRecord(row, ways, index, estimates[index]))
  if (!also || queue.some(({ _id }) => _id === also._id)) return places
  return [...places, placeRecord(also, ways, undefined, undefined)]
}
