import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import {
  RenewTableCodeData,
  RenewTableCodeResult,
  ScanTableCodeData,
  ShortLivedCode,
  ShowTableCodeData,
  TableCode,
} from './schema.ts'

/** Staff find the fixed codes of their shop, to print them. */
export const tableCodes = service('tableCodes', {
  record: TableCode,
  filter: ['_id', 'shop', 'table', 'kind', 'validUntil'],
  methods: ['find'],
  events: [],
  calls: {
    scan: call(ScanTableCodeData, ShortLivedCode),
    show: call(ShowTableCodeData, ShortLivedCode),
    renew: call(RenewTableCodeData, RenewTableCodeResult),
  },
})
