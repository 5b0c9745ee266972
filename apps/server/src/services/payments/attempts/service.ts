import {
  bbposWeb,
  cybersourceSetup,
  paymentAttempts as description,
  paymentMessages,
  paymentsOnline,
  razerOnline,
  tableSessions,
} from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { everybody } from '../../../policies/policy.ts'
import { atCounter } from '../../../policies/staff.ts'
import { paymentMessages as messages } from '../../../tables/payment-messages.ts'
import { cancelAttempt } from './cancel-attempt.ts'
import { confirmAttempt } from './confirm-attempt.ts'
import { decideAttempt } from './decide-attempt.ts'
import { findAttempts, getAttempt } from './shown-attempt.ts'
import { payBy } from './pay-by.ts'
import { startPayment } from './start-payment.ts'
import { updatePayment } from './update-payment.ts'

const { calls } = description

/** Attempts to pay by providers, and the calls that start and end them. */
export const paymentAttempts: readonly Served[] = [
  serveRecords(description, (context) => ({
    methods: {
      find: (params = {}) => findAttempts(context, params),
      get: (id, params = {}) => getAttempt(context, String(id), params),
    },
  })),
  serveTable(paymentMessages, messages),
  ...[cybersourceSetup, razerOnline, bbposWeb, paymentsOnline].map((start) =>
    serveRecords(start, ({ app, runtime }) => ({
      methods: {
        create: (data, params = {}) => startPayment({ app, runtime, params }, start.path, data),
      },
    })),
  ),
  serveCall(calls.cancel, everybody, (data, context) => cancelAttempt(context, data)),
  serveCall(calls.decide, atCounter, (data, context) => decideAttempt(context, data)),
  serveCall(calls.confirm, atCounter, (data, context) => confirmAttempt(context, data)),
  serveCall(tableSessions.calls.updatePayment, everybody, (data, context) =>
    updatePayment(context, data),
  ),
  serveCall(tableSessions.calls.payBy, everybody, (data, context) => payBy(context, data)),
]
