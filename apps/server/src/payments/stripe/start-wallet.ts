import { minorUnits } from '../amounts/minor-units.ts'
import { textAt, valueAt } from '../message-fields.ts'
import { setting } from '../open-account.ts'
import type { ProviderAttempt, ProviderContext, Started } from '../provider.ts'
import { refusalCode, stripeClient } from './stripe-client.ts'

/** The wallets whose payers scan a code. */
export const wallets = ['wechat_pay', 'paynow', 'promptpay'] as const
export type Wallet = (typeof wallets)[number]

/** Begins a payment with a code that the payer scans with a wallet: a PaymentIntent that is confirmed at once. */
export const startWallet = async (
  attempt: ProviderAttempt,
  wallet: Wallet,
  context: ProviderContext,
): Promise<Started> => {
  const { _id, charge, currency, description, reference, expiresTime } = attempt
  const amount = minorUnits(charge, currency)
  if (amount === undefined) return { is: 'failed', code: 'amount' }
  const email = setting(context.account, 'billEmail')
  try {
    const stripe = await stripeClient(context)
    const intent = await stripe.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        description,
        metadata: { attempt: reference, page: 'code' },
        allowed_payment_method_types: [wallet],
        payment_method_data: { type: wallet, ...(email ? { billing_details: { email } } : {}) },
        ...(wallet === 'wechat_pay'
          ? { payment_method_options: { wechat_pay: { client: 'web' } } }
          : {}),
        confirm: true,
      },
      { idempotencyKey: _id },
    )
    const code = valueAt(intent.next_action, `${wallet}_display_qr_code`)
    const data = textAt(code, 'data')
    if (data === undefined) return { is: 'failed', code: 'noCode' }
    const deeplink = textAt(code, 'hosted_instructions_url')
    return {
      is: 'started',
      transaction: intent.id,
      next: {
        kind: 'qr',
        data,
        ...(deeplink === undefined ? {} : { deeplink }),
        expiresTime: new Date(expiresTime).toISOString(),
      },
    }
  } catch (error) {
    const code = refusalCode(error)
    return code === undefined ? { is: 'unknown' } : { is: 'failed', code }
  }
}
