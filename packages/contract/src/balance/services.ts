import type { ServiceDescription } from '../services/description.ts'
import { recordService } from '../services/record-service.ts'
import { AdjustBalanceData, AvailableBalance, BalanceRecord } from './schema.ts'

export const balanceRecordsService = recordService('balanceRecords', BalanceRecord, {
  data: AdjustBalanceData,
  filter: ['_id', 'user', 'type', 'session', 'createTime'],
  sort: ['createTime', '_id'],
  methods: ['find', 'create'],
  events: ['created'],
  paginate: true,
})

export const availableBalanceService: ServiceDescription = {
  path: 'users/balance/available',
  record: AvailableBalance,
  filter: [],
  keys: { user: 'text' },
  sort: [],
  methods: ['find'],
  events: [],
  paginate: false,
}
