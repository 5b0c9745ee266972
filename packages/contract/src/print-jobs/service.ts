import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import {
  OpenDrawerData,
  PrintAgainData,
  PrintJob,
  PrintReceiptData,
  PrintSlipData,
} from './schema.ts'

/** What a shop's printers print, and what waits for them. */
export const printJobs = service('printJobs', {
  record: PrintJob,
  filter: ['_id', 'shop', 'printer', 'kind', 'ref', 'status', 'createTime'],
  sort: ['createTime', '_id'],
  methods: ['find', 'get'],
  events: ['created', 'patched'],
  paginate: true,
  calls: {
    again: call(PrintAgainData, PrintJob),
    receipt: call(PrintReceiptData, PrintJob),
    slip: call(PrintSlipData, PrintJob),
    drawer: call(OpenDrawerData, PrintJob),
  },
})
