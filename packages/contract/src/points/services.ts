import type { ServiceDescription } from '../services/description.ts'
import { recordService } from '../services/record-service.ts'
import { AdjustPointsData, AvailablePoints, PointRecord } from './schema.ts'

export const pointRecordsService = recordService('pointRecords', PointRecord, {
  data: AdjustPointsData,
  filter: ['_id', 'user', 'type', 'session', 'createTime'],
  sort: ['createTime', '_id'],
  methods: ['find', 'create'],
  events: ['created'],
  paginate: true,
})

export const availablePointsService: ServiceDescription = {
  path: 'users/points/available',
  record: AvailablePoints,
  filter: [],
  keys: { user: 'text', shop: 'text' },
  sort: [],
  methods: ['find'],
  events: [],
  paginate: false,
}
