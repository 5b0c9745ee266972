import { service } from '../services/service.ts'
import { SessionEvent } from './schema.ts'

/** The history of a session, read-only: `shop` and `session` are required. */
export const sessionEvents = service('sessionEvents', {
  record: SessionEvent,
  filter: ['_id', 'shop', 'session', 'kind'],
  sort: ['_id'],
  methods: ['find'],
  events: [],
  paginate: true,
})
