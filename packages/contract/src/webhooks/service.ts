import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import {
  ResumeWebhookData,
  TestWebhookData,
  Webhook,
  WebhookAttempt,
  WebhookData,
  WebhookPatch,
} from './schema.ts'

export const webhooks = service('webhooks', {
  record: Webhook,
  data: WebhookData,
  patch: WebhookPatch,
  filter: ['_id'],
  sort: ['_id'],
  methods: ['find', 'get', 'create', 'patch', 'remove'],
  events: [],
  calls: {
    test: call(TestWebhookData, WebhookAttempt),
    resume: call(ResumeWebhookData, Webhook),
  },
})
