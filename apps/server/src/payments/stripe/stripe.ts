import { accountSecrets, accountSettings } from '@comanda/contract'
import type { PaymentProvider } from '../provider.ts'
import { closeIntent } from './close-intent.ts'
import { queryIntent } from './query-intent.ts'
import { readMessage } from './read-event.ts'
import { queryRefund, refundIntent } from './refund-intent.ts'
import { settledCharges } from './settled-charges.ts'
import { startCheckout } from './start-checkout.ts'
import { startWallet, wallets } from './start-wallet.ts'
import { refusalCode, stripeClient } from './stripe-client.ts'

/** Stripe: its page for cards and what else the account offers, or the code of a wallet if the method's channel is one. */
export const stripe: PaymentProvider = {
  name: 'stripe',
  call: 'payments/online',
  can: { cancel: true, query: true, refund: 'part', void: false },
  settings: accountSettings.stripe,
  secrets: Object.keys(accountSecrets.stripe),
  acknowledge: { status: 200, type: 'application/json', body: '{"received":true}' },
  start: (attempt, context) => {
    const wallet = wallets.find((one) => one === attempt.channel)
    return wallet === undefined
      ? startCheckout(attempt, context)
      : startWallet(attempt, wallet, context)
  },
  read: readMessage,
  query: queryIntent,
  cancel: closeIntent,
  refund: refundIntent,
  queryRefund,
  settled: (period, context) => settledCharges(period, context, (page) => page !== 'reader'),
  test: async (context) => {
    try {
      await (await stripeClient(context)).balance.retrieve()
      return { ok: true }
    } catch (error) {
      const code = refusalCode(error) ?? 'no response'
      return { ok: false, message: `Stripe does not accept the API key: ${code}` }
    }
  },
}
