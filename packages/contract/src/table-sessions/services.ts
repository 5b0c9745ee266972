import { callService } from '../services/call-service.ts'
import { recordService } from '../services/record-service.ts'
import { CreateOrResumeData, CreateSessionData, OrderData, SubscribeData } from './calls.ts'
import { TableSession } from './schema.ts'

export const tableSessionsService = recordService('tableSessions', TableSession, {
  filter: ['_id', 'shop', 'type', 'status', 'tvStatus', 'createTime'],
  sort: ['createTime', '_id'],
  methods: ['get'],
  events: ['patched'],
  paginate: true,
})

export const createOrResumeService = callService('tableSessions/createOrResume', CreateOrResumeData)
export const createSessionService = callService('tableSessions/create', CreateSessionData)
export const orderService = callService('tableSessions/order', OrderData)
export const subscribeService = callService('tableSessions/subscribe', SubscribeData)
