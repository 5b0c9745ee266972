import { centsOfDecimal, decimalAmount } from '../amounts/decimal-amount.ts'
import { setting } from '../open-account.ts'
import type { ProviderAttempt, ProviderContext, Verdict } from '../provider.ts'
import { signedBy } from '../signatures/signed-by.ts'
import { postForm } from './post-form.ts'
import { md5 } from './signatures.ts'
import { currencyOf, verdictOfStatus } from './verdict-of-status.ts'

type Fields = ReadonlyMap<string, string>

/** A payment's id at Fiuu, or the attempt's reference before there is one: how it is sent, and how it comes back. */
const subjectOf = ({ transaction, reference }: ProviderAttempt) =>
  transaction === undefined
    ? { path: 'query/q_by_oid.php', field: 'oID', value: reference, replied: 'OrderID' }
    : { path: 'q_by_tid.php', field: 'txID', value: transaction, replied: 'TranID' }

/** Queries a payment; returns the verified fields of the response, `none` if Fiuu has no payment. */
export const queryFields = async (
  attempt: ProviderAttempt,
  context: ProviderContext,
): Promise<Fields | 'none' | undefined> => {
  const { account } = context
  const domain = setting(account, 'merchantId')
  const amount = decimalAmount(attempt.charge)
  const { path, field, value, replied } = subjectOf(attempt)
  const verifyKey = account.secrets['verifyKey']?.current ?? ''
  const found = await postForm(context, path, {
    amount,
    [field]: value,
    domain,
    skey: md5(value, domain, verifyKey, amount),
    type: '2',
  })
  if (found === undefined) return undefined
  const status = found.get('StatCode')
  if (status === undefined)
    return found.has('error_code') || found.has('Error') ? 'none' : undefined
  const replyAmount = found.get('Amount') ?? ''
  const isOurs = found.get('Domain') === domain && found.get(replied) === value
  const isSigned = signedBy(account, 'secretKey', found.get('VrfKey') ?? '', (secretKey) =>
    md5(replyAmount, secretKey, domain, value, status),
  )
  return isOurs && isSigned ? found : undefined
}

export const queryPayment = async (
  attempt: ProviderAttempt,
  context: ProviderContext,
): Promise<Verdict> => {
  const found = await queryFields(attempt, context)
  if (found === 'none') return { is: 'pending' }
  const is = verdictOfStatus(found?.get('StatCode'))
  if (found === undefined || is === undefined) return { is: 'unknown' }
  if (is === 'pending') return { is }
  const transaction = found.get('TranID') ?? attempt.transaction
  const captured = centsOfDecimal(found.get('Amount'))
  const currency = found.get('Currency')
  return {
    is,
    ...(is === 'failed' ? { final: false, code: found.get('ErrorCode') ?? '' } : {}),
    ...(transaction === undefined ? {} : { transaction }),
    ...(is === 'paid' && captured !== undefined ? { captured } : {}),
    // A query names the amount and the merchant; older replies leave out the currency, which the account has only one of.
    currency: currency ? currencyOf(currency) : attempt.currency,
    merchant: found.get('Domain') ?? '',
  }
}
