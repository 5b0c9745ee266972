import type { ProviderName } from '@comanda/contract'

type Urls = Readonly<Record<string, string>>

/** The addresses of each provider: where money moves, and the provider's own environment for tests. */
const table: Readonly<Record<ProviderName, { readonly live: Urls; readonly test: Urls }>> = {
  cybersource: {
    live: { pay: 'https://secureacceptance.cybersource.com', api: 'https://api.cybersource.com' },
    test: {
      pay: 'https://testsecureacceptance.cybersource.com',
      api: 'https://apitest.cybersource.com',
    },
  },
  fiuu: {
    live: { pay: 'https://pay.fiuu.com', api: 'https://api.fiuu.com' },
    test: { pay: 'https://sandbox-payment.fiuu.com', api: 'https://sandbox-api.fiuu.com' },
  },
  stripe: {
    live: { api: 'https://api.stripe.com' },
    test: { api: 'https://api.stripe.com' },
  },
  stripeTerminal: {
    live: { api: 'https://api.stripe.com' },
    test: { api: 'https://api.stripe.com' },
  },
  linePay: {
    live: { api: 'https://api-pay.line.me' },
    test: { api: 'https://sandbox-api-pay.line.me' },
  },
  // Each merchant has a live host of its own: its folder puts the checked setting in.
  adyen: {
    live: { api: 'https://{livePrefix}-checkout-live.adyenpayments.com/checkout' },
    test: { api: 'https://checkout-test.adyen.com' },
  },
  // The bank calls us; a reader in the restaurant's network is configured with the server.
  fps: { live: {}, test: {} },
  lanReader: { live: {}, test: {} },
}

/** What the server's configuration says of addresses. */
export interface PaymentUrls {
  /** The sandbox gateway, which stands in for all providers: `PAYMENT_SANDBOX_URL`. */
  readonly sandboxUrl?: string
  /** The card reader in the restaurant's network: `PAYMENT_READER_URL`. */
  readonly readerUrl?: string
}

/**
 * Returns the addresses of a provider by their purpose. In mode `sandbox` all are those of the sandbox gateway if there is
 * one, else the provider's own environment for tests (PAY-7.3).
 */
export const baseUrls = (
  provider: ProviderName,
  mode: 'live' | 'sandbox',
  { sandboxUrl, readerUrl }: PaymentUrls,
): Urls => {
  if (mode === 'sandbox' && sandboxUrl !== undefined)
    return { pay: sandboxUrl, api: sandboxUrl, reader: `${sandboxUrl}/lan-reader` }
  const reader = readerUrl === undefined ? {} : { reader: readerUrl }
  const urls = table[provider][mode === 'live' ? 'live' : 'test']
  return provider === 'lanReader' ? reader : urls
}
