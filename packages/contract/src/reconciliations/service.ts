import { service } from '../services/service.ts'
import { Reconciliation, ReconciliationData } from './schema.ts'

/** Days that were compared with the providers' books, for owners and the shop's managers. */
export const reconciliations = service('reconciliations', {
  record: Reconciliation,
  data: ReconciliationData,
  filter: ['_id', 'shop', 'account', 'day', 'status'],
  sort: ['day', '_id'],
  methods: ['find', 'get', 'create'],
  events: ['created', 'patched'],
  paginate: true,
})
