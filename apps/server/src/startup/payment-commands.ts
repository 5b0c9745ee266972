import { rotateSellerKeys } from '../invoices/rotate-seller-keys.ts'
import { rotateKey } from '../payments/accounts/rotate-key.ts'
import { rotateSmsTokens } from '../sms/accounts/rotate-sms-tokens.ts'
import { rotateWebhookSecrets } from '../webhooks/webhook-secrets.ts'
import type { PaymentCommand } from './payment-command.ts'
import { reconcileCommand } from './reconcile-command.ts'

/** Encrypts all secrets of payment accounts, invoice sellers, SMS accounts and webhooks by a new key (PAY-7.19). */
const rotate: PaymentCommand = {
  help: 'encrypts the secrets of all payment accounts and invoice sellers by a new key',
  run: async ({ database, config, say }) => {
    const { accounts, unreadable } = await rotateKey(database, config)
    const ofSellers = await rotateSellerKeys(database, config)
    const readable = ofSellers.sellers - ofSellers.unreadable.length
    say(
      `The secrets of ${accounts - unreadable.length} accounts and ${readable} sellers are encrypted by the new key.`,
    )
    const ofTexts = await rotateSmsTokens(database, config)
    const ofWebhooks = await rotateWebhookSecrets(database, config)
    const lost = [...unreadable, ...ofSellers.unreadable, ...ofTexts, ...ofWebhooks]
    for (const id of lost) say(`${id}: no key decrypts its secrets; enter them again.`)
    return lost.length === 0 ? 0 : 1
  },
}

/** The commands by name. */
export const paymentCommands: Readonly<Record<string, PaymentCommand>> = {
  'rotate-key': rotate,
  reconcile: reconcileCommand,
}
