import type { ProviderName } from '@comanda/contract'
import { adyen } from './adyen/adyen.ts'
import { cybersource } from './cybersource/cybersource.ts'
import { fiuu } from './fiuu/fiuu.ts'
import { fps } from './fps/fps.ts'
import { lanReader } from './lan-reader/lan-reader.ts'
import { linePay } from './line-pay/line-pay.ts'
import type { PaymentProvider } from './provider.ts'
import { stripe } from './stripe/stripe.ts'
import { stripeTerminal } from './stripe/terminal.ts'

/** Every provider that can take payments, by its name. */
export const providers: Readonly<Record<ProviderName, PaymentProvider>> = {
  cybersource,
  fiuu,
  stripe,
  stripeTerminal,
  lanReader,
  linePay,
  fps,
  adyen,
}
