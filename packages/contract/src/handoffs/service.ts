import { service } from '../services/service.ts'
import { Handoff } from './schema.ts'

/** Handoffs, each for who made it. A connection that made or read one hears when it is taken. */
export const handoffs = service('handoffs', {
  record: Handoff,
  filter: ['_id'],
  sort: ['_id'],
  methods: ['get'],
  events: ['patched'],
})
