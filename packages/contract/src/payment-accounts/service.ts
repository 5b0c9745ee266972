import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import {
  AccountAddressData,
  AccountAddressResult,
  PaymentAccount,
  PaymentAccountData,
  PaymentAccountPatch,
  TestAccountData,
  TestAccountResult,
} from './schema.ts'

export const paymentAccounts = service('paymentAccounts', {
  record: PaymentAccount,
  data: PaymentAccountData,
  patch: PaymentAccountPatch,
  filter: ['_id', 'provider', 'mode'],
  sort: ['_id'],
  // Not removed: attempts and refunds depend on it.
  methods: ['find', 'get', 'create', 'patch'],
  events: [],
  calls: {
    test: call(TestAccountData, TestAccountResult),
    address: call(AccountAddressData, AccountAddressResult),
  },
})
