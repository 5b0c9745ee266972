import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import {
  SmsAccount,
  SmsAccountData,
  SmsAccountPatch,
  TestSmsData,
  TestSmsResult,
} from './schema.ts'

export const smsAccounts = service('smsAccounts', {
  record: SmsAccount,
  data: SmsAccountData,
  patch: SmsAccountPatch,
  filter: ['_id', 'provider', 'mode'],
  sort: ['_id'],
  methods: ['find', 'get', 'create', 'patch', 'remove'],
  events: [],
  calls: { test: call(TestSmsData, TestSmsResult) },
})
