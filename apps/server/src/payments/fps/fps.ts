import { accountSecrets, accountSettings } from '@comanda/contract'
import { setting } from '../open-account.ts'
import type { PaymentProvider } from '../provider.ts'
import { paymentCode } from './payment-code.ts'
import { readNotification } from './read-notification.ts'

/**
 * FPS by a code that the payer's bank app reads. There is nothing to query: a cashier confirms with the bank's reference, or
 * the bank notifies. It cannot be refunded through the code: staff transfer the money back.
 */
export const fps: PaymentProvider = {
  name: 'fps',
  call: 'payments/online',
  can: { cancel: false, query: false, refund: 'none', void: false },
  settings: accountSettings.fps,
  secrets: Object.keys(accountSecrets.fps),
  acknowledge: { status: 200, type: 'text/plain', body: 'OK' },
  start: ({ charge, currency, reference, expiresTime }, { account }) =>
    Promise.resolve(
      currency !== 'HKD' || !/^[\w-]{1,25}$/.test(reference)
        ? { is: 'failed', code: 'currency' }
        : {
            is: 'started',
            next: {
              kind: 'qr',
              data: paymentCode(setting(account, 'fpsId'), charge, reference),
              expiresTime: new Date(expiresTime).toISOString(),
            },
          },
    ),
  read: readNotification,
}
