import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import {
  AgainInvoiceData,
  Allowance,
  Invoice,
  PaperBackData,
  PrintInvoiceData,
  PrintInvoiceResult,
} from './schema.ts'

/** Invoices, for the shop's staff; a diner sees those of a session in its record. */
export const invoices = service('invoices', {
  record: Invoice,
  filter: ['_id', 'shop', 'session', 'status', 'period', 'number', 'createTime'],
  sort: ['createTime', '_id'],
  methods: ['find', 'get'],
  events: ['created', 'patched'],
  paginate: true,
  calls: {
    print: call(PrintInvoiceData, PrintInvoiceResult),
    again: call(AgainInvoiceData, Invoice),
    paperBack: call(PaperBackData, Invoice),
  },
})

export const allowances = service('allowances', {
  record: Allowance,
  filter: ['_id', 'shop', 'session', 'invoice', 'status', 'createTime'],
  sort: ['createTime', '_id'],
  methods: ['find'],
  events: [],
  paginate: true,
})
