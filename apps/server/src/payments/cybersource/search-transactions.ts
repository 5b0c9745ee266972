import { centsOfDecimal } from '../amounts/decimal-amount.ts'
import { listAt, textAt } from '../message-fields.ts'
import type { ProviderContext } from '../provider.ts'
import { postRest } from './rest.ts'

/** A transaction as the search lists it. */
export interface Transaction {
  readonly id: string
  readonly reference: string
  readonly merchant: string
  /** An instant in ISO 8601. */
  readonly time: string
  /** In cents. */
  readonly amount: number | undefined
  readonly currency: string
  readonly last4: string | undefined
  /** The reason codes of its services: `ics_auth`, `ics_bill`, `ics_credit` … */
  readonly reasons: ReadonlyMap<string, string>
}

const transactionOf = (found: unknown): Transaction => {
  const amounts = ['orderInformation', 'amountDetails'] as const
  return {
    id: textAt(found, 'id') ?? '',
    reference: textAt(found, 'clientReferenceInformation', 'code') ?? '',
    merchant: textAt(found, 'merchantId') ?? '',
    time: textAt(found, 'submitTimeUtc') ?? '',
    amount: centsOfDecimal(textAt(found, ...amounts, 'totalAmount')),
    currency: textAt(found, ...amounts, 'currency') ?? '',
    last4: textAt(found, 'paymentInformation', 'card', 'suffix'),
    reasons: new Map(
      listAt(found, 'applicationInformation', 'applications').map((one) => [
        textAt(one, 'name') ?? '',
        textAt(one, 'reasonCode') ?? '',
      ]),
    ),
  }
}

/** How many transactions one search returns; a longer list is read page by page. */
export const pageSize = 200

/**
 * Searches transactions, the newest first. The search lags behind by some minutes. Returns undefined if CyberSource does
 * not respond or refuses.
 */
export const searchTransactions = async (
  context: ProviderContext,
  query: string,
  offset = 0,
): Promise<readonly Transaction[] | undefined> => {
  const search = {
    query,
    offset,
    limit: pageSize,
    sort: 'submitTimeUtc:desc',
    timezone: 'UTC',
    save: false,
  }
  const response = await postRest(context, '/tss/v2/searches', search)
  if (response === undefined || response.status >= 300) return undefined
  return listAt(response.body, '_embedded', 'transactionSummaries').map(transactionOf)
}
