import { toCents } from '@comanda/engine/money'
import type { Database } from '../../../database/connect.ts'
import type { Settled } from '../../../payments/provider.ts'
import { groupBy } from '../../../records/group-by.ts'
import type { ShopDirectory } from '../../../shop-directory/shop-directory.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import type { RefundRow } from '../../../tables/refunds.ts'
import { comparePayment, compareRefund, isByProvider } from './compare-entry.ts'
import { attemptsOf, refundsOf } from './our-records.ts'
import type { Tally } from './tally.ts'

interface Reading {
  readonly reads: Database
  readonly shopDirectory: ShopDirectory
}

/** How many lines are looked up at once. */
const BATCH = 200

async function* batchesOf(lines: AsyncIterable<Settled>): AsyncGenerator<readonly Settled[]> {
  let batch: Settled[] = []
  for await (const line of lines) {
    batch.push(line)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Ours by their ids, and the shops that the ids tell. */
interface Known {
  readonly attempts: ReadonlyMap<string, AttemptRow>
  /** Attempts by the provider's ids of their money: of what came twice, each has its own. */
  readonly transactions: ReadonlyMap<string, AttemptRow>
  readonly refunds: ReadonlyMap<string, RefundRow>
  readonly shops: ReadonlyMap<string, string>
}

const idForm = /^[0-9a-f]{24}$/

/** Returns the ids of our own that a line may have: other systems that use the account have references of their own. */
const idsIn = ({ reference, refund }: Settled): readonly string[] =>
  [refund, reference].filter((id) => id !== undefined && idForm.test(id)) as readonly string[]

const lookUp = async (
  { reads, shopDirectory }: Reading,
  account: string,
  lines: readonly Settled[],
): Promise<Known> => {
  const shops = new Map<string, string>()
  for (const id of new Set(lines.flatMap(idsIn))) {
    const shop = await shopDirectory.shopIn(reads, id)
    if (shop !== undefined) shops.set(id, shop)
  }
  const attempts = new Map<string, AttemptRow>()
  const transactions = new Map<string, AttemptRow>()
  const refunds = new Map<string, RefundRow>()
  for (const [shop, of] of groupBy([...shops], ([, one]) => one)) {
    const ids = of.map(([id]) => id)
    const own = lines.filter(({ reference = '' }) => shops.get(reference) === shop)
    const by = { ids, transactions: own.map(({ transaction }) => transaction) }
    for (const one of await attemptsOf(reads, { shop, account }, by)) {
      attempts.set(one._id, one)
      if (one.providerTransactionId !== null) transactions.set(one.providerTransactionId, one)
    }
    for (const one of await refundsOf(reads, shop, ids)) refunds.set(one._id, one)
  }
  return { attempts, transactions, refunds, shops }
}

const comparePaymentLine = async (tally: Tally, known: Known, line: Settled): Promise<void> => {
  const { reference = '', transaction, amount, currency, time } = line
  const shop = known.shops.get(reference)
  if (shop === undefined) return void (tally.others += 1)
  const ours = known.transactions.get(transaction) ?? known.attempts.get(reference)
  const is = comparePayment(ours, line)
  const isCounted = is === 'same' || is === 'amount'
  if (ours && isCounted) tally.seen.add(ours._id)
  await tally.add({
    is,
    sign: 1,
    shop,
    beside: reference,
    subject: ours && isCounted ? ours._id : transaction,
    ...(ours ? { attempt: ours._id, session: ours.session } : {}),
    transaction,
    here: ours && isCounted ? toCents(ours.captured) : 0,
    there: amount,
    currency,
    time,
  })
}

const compareRefundLine = async (tally: Tally, known: Known, line: Settled): Promise<void> => {
  const { transaction, refund: name = '', amount, currency, time } = line
  const beside = idsIn(line).find((id) => known.shops.has(id))
  const shop = known.shops.get(beside ?? '')
  if (beside === undefined || shop === undefined) return void (tally.others += 1)
  const refund = known.refunds.get(name)
  const attempt = refund?.attempt ?? idsIn(line).find((id) => known.attempts.has(id))
  const session = refund?.session ?? known.attempts.get(attempt ?? '')?.session
  if (refund) tally.seen.add(refund._id)
  await tally.add({
    is: compareRefund(refund, line),
    sign: -1,
    shop,
    beside,
    subject: refund ? refund._id : `${transaction} ${name}`,
    ...(attempt === undefined ? {} : { attempt }),
    ...(session === undefined ? {} : { session }),
    ...(refund ? { refund: refund._id } : {}),
    transaction,
    here: refund && isByProvider(refund) ? toCents(refund.amount) : 0,
    there: amount,
    currency,
    time,
  })
}

/** Compares the lines of a provider's list with ours, some at a time. */
export const compareList = async (
  reading: Reading,
  account: string,
  lines: AsyncIterable<Settled>,
  tally: Tally,
): Promise<void> => {
  for await (const batch of batchesOf(lines)) {
    const known = await lookUp(reading, account, batch)
    for (const line of batch)
      await (line.kind === 'payment' ? comparePaymentLine : compareRefundLine)(tally, known, line)
  }
}
