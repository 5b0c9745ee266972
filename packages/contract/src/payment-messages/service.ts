import { service } from '../services/service.ts'
import { PaymentMessage } from './schema.ts'

/** What providers said, for those who take money in the shop, who hear of each that was refused. */
export const paymentMessages = service('paymentMessages', {
  record: PaymentMessage,
  filter: ['_id', 'shop', 'attempt', 'valid', 'time'],
  sort: ['time', '_id'],
  methods: ['find'],
  events: ['created'],
  paginate: true,
})
