import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { CancelAttemptData, ConfirmAttemptData, DecideAttemptData } from './calls.ts'
import { PaymentAttempt } from './schema.ts'

/**
 * An attempt's random `_id` opens its small record, and with the `idempotencyKey` of its start also what the payer's bank said;
 * the shop's staff find them, with all fields.
 */
export const paymentAttempts = service('paymentAttempts', {
  record: PaymentAttempt,
  filter: ['_id', 'shop', 'session', 'status', 'method', 'createTime'],
  keys: { idempotencyKey: 'text' },
  sort: ['createTime', '_id'],
  methods: ['find', 'get'],
  events: ['created', 'patched'],
  paginate: true,
  calls: {
    cancel: call(CancelAttemptData, PaymentAttempt),
    decide: call(DecideAttemptData, PaymentAttempt),
    confirm: call(ConfirmAttemptData, PaymentAttempt),
  },
})
