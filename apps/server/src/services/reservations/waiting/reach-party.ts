import { localizedName } from '@comanda/engine/catalog'
import { TooManyRequests } from '@feathersjs/errors'
import { eq } from 'drizzle-orm'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import type { Database } from '../../../database/connect.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { queueSms } from '../../../sms/queue-sms.ts'
import { shops } from '../../../tables/shops.ts'
import type { WaitingPartyRow } from '../../../tables/waiting-parties.ts'
import { callWords } from './call-words.ts'
import type { Waiting } from './waiting.ts'

/** Calls of one party, and of one phone or address, in 15 minutes that leave the house: the list must not be used to spam. */
const mostCalls = 5
/** A call that comes later is of no use, in ms. */
const GOOD_FOR = 15 * 60_000

const isWithin = async (transaction: Database, whom: string, now: number): Promise<boolean> => {
  try {
    const limit = { name: `waiting calls to ${whom.toLowerCase()}`, most: mostCalls }
    await countAttempt(transaction, [limit], now)
    return true
  } catch (error) {
    if (error instanceof TooManyRequests) return false
    throw error
  }
}

/** Calls a party by mail and text if it has left an address or a phone, in the transaction of the call. Returns the text's id. */
export const reachParty = async (
  transaction: Database,
  { mailer, config }: Waiting,
  row: WaitingPartyRow,
  now: number,
): Promise<string | undefined> => {
  const [shop] = await transaction
    .select({ name: shops.name })
    .from(shops)
    .where(eq(shops._id, row.shop))
  if (!shop) return undefined
  const locale = row.locale ?? 'en'
  const { publicUrl } = config
  const values = {
    shop: localizedName(shop.name, locale),
    number: String(row.number),
    link: publicUrl === undefined ? '' : `${publicUrl}/waiting/${row._id}`,
  }
  const { email, phone } = row
  if (mailer.isConfigured && email !== null && (await isWithin(transaction, email, now)))
    await queueMail(transaction, { recipient: email, letter: 'waitingCalled', locale, values })
  if (phone === null || !(await isWithin(transaction, phone, now))) return undefined
  const text = callWords(locale, values)
  return queueSms(transaction, { shop: row.shop, phone, text, now, until: now + GOOD_FOR })
}
