import { PrintJob } from '../print-jobs/schema.ts'
import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import {
  PollingPathData,
  PollingPathResult,
  Printer,
  PrinterData,
  PrinterPatch,
  TestPrinterData,
} from './schema.ts'

/** The receipt printers of a shop. */
export const printers = service('printers', {
  record: Printer,
  data: PrinterData,
  patch: PrinterPatch,
  defaults: { status: 'active' },
  filter: ['_id', 'shop', 'status', 'order'],
  sort: ['order', '_id'],
  calls: {
    test: call(TestPrinterData, PrintJob),
    pollingPath: call(PollingPathData, PollingPathResult),
  },
})
