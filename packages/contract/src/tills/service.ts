import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { CloseTillData, CountTillData, OpenTillData, RecordCashData } from './calls.ts'
import { CashRecord, Till } from './schema.ts'

/** The drawers of a shop, for those who take its money or read its books. */
export const tills = service('tills', {
  record: Till,
  filter: ['_id', 'shop', 'day', 'status', 'openTime'],
  sort: ['openTime', '_id'],
  methods: ['find', 'get'],
  events: ['created', 'patched'],
  paginate: true,
  calls: {
    open: call(OpenTillData, Till),
    record: call(RecordCashData, Till),
    count: call(CountTillData, Till),
    close: call(CloseTillData, Till),
  },
})

/** What went into drawers and out of them, for those who read the books. */
export const cashRecords = service('cashRecords', {
  record: CashRecord,
  filter: ['_id', 'shop', 'till', 'day', 'kind', 'session', 'time'],
  sort: ['time', '_id'],
  methods: ['find'],
  events: [],
  paginate: true,
})
