import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { SendAgainData, WebhookDelivery } from './schema.ts'

/** What was sent or is to be sent to addresses, for two weeks. */
export const webhookDeliveries = service('webhookDeliveries', {
  record: WebhookDelivery,
  filter: ['_id', 'shop', 'webhook', 'type', 'status', 'subject', 'createTime'],
  sort: ['createTime', '_id'],
  methods: ['find'],
  events: [],
  paginate: true,
  calls: { again: call(SendAgainData, WebhookDelivery) },
})
