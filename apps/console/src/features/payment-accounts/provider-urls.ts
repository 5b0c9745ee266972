import type { ProviderName } from '@comanda/contract'

/** Our addresses that a provider wants on its own pages. LINE Pay and readers in the network want none. */
const wanted = {
  cybersource: ['notifyUrl', 'returnUrl'],
  fiuu: ['notifyUrl', 'returnUrl'],
  stripe: ['notifyUrl'],
  stripeTerminal: ['notifyUrl'],
  lanReader: [],
  linePay: [],
  fps: ['notifyUrl'],
  adyen: ['notifyUrl'],
} as const satisfies Record<ProviderName, readonly ('notifyUrl' | 'returnUrl')[]>

/** Returns what to copy into the provider's pages, by name (PAY-9.10). */
export const providerUrls = (
  origin: string,
  { _id, provider }: { readonly _id: string; readonly provider: ProviderName },
): readonly { readonly name: 'notifyUrl' | 'returnUrl'; readonly url: string }[] => {
  const urls = {
    notifyUrl: `${origin}/api/payments/notify/${_id}`,
    returnUrl: `${origin}/api/payments/return/profile`,
  }
  return wanted[provider].map((name) => ({ name, url: urls[name] }))
}
