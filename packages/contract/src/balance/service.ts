import { service } from '../services/service.ts'
import { AdjustBalanceData, AvailableBalance, BalanceRecord } from './schema.ts'

export const balanceRecords = service('balanceRecords', {
  record: BalanceRecord,
  data: AdjustBalanceData,
  filter: ['_id', 'user', 'type', 'session', 'createTime'],
  sort: ['createTime', '_id'],
  methods: ['find', 'create'],
  events: ['created'],
  paginate: true,
})

export const availableBalance = service('users/balance/available', {
  record: AvailableBalance,
  filter: [],
  keys: { user: 'text' },
  sort: [],
  methods: ['find'],
  events: [],
})
