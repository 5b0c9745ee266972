import type { Gateway } from '../gateway/gateway.ts'
import type { Voice } from '../gateway/counterpart.ts'
import { formText } from '../http/form-text.ts'
import { replyFields } from './reply.ts'

/** Signed replies: to the receipt or cancel page by the browser, to the back office by a request. */
export const voice = ({ now }: Gateway): Voice => ({
  consent: 'paid',
  notifications: (payment, report) => {
    const url = payment.details['req_override_backoffice_post_url'] ?? ''
    // A payer who cancels is no transaction, and the back office hears nothing.
    if (url === '' || report.outcome === 'cancelled') return []
    const fields = replyFields(payment, report, now())
    return [
      {
        url,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: formText(fields),
      },
    ]
  },
  browserReturn: (payment, report) => {
    const page = report.outcome === 'cancelled' ? 'cancel' : 'receipt'
    const url = payment.details[`req_override_custom_${page}_page`] ?? ''
    if (url === '') return undefined
    return { method: 'POST', url, fields: replyFields(payment, report, now()) }
  },
})
