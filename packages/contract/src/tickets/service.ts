import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { BumpTicketData, Ticket } from './schema.ts'
import { WaitingData, WaitingDishes } from './waiting.ts'

/** What the stations of a kitchen make, for those who serve guests. Made and done as often as they are repeated, they are made once. */
export const tickets = service('tickets', {
  record: Ticket,
  filter: [
    '_id',
    'shop',
    'station',
    'session',
    'order',
    'kind',
    'status',
    'createTime',
    'doneTime',
  ],
  sort: ['createTime', 'doneTime', '_id'],
  methods: ['find', 'get'],
  events: ['created', 'patched'],
  paginate: true,
  calls: {
    bump: call(BumpTicketData, Ticket),
    recall: call(BumpTicketData, Ticket),
    waiting: call(WaitingData, WaitingDishes),
  },
})
