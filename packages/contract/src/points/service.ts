import { service } from '../services/service.ts'
import { AdjustPointsData, AvailablePoints, PointRecord } from './schema.ts'

export const pointRecords = service('pointRecords', {
  record: PointRecord,
  data: AdjustPointsData,
  filter: ['_id', 'user', 'type', 'session', 'createTime'],
  sort: ['createTime', '_id'],
  methods: ['find', 'create'],
  events: ['created'],
  paginate: true,
})

export const availablePoints = service('users/points/available', {
  record: AvailablePoints,
  filter: [],
  keys: { user: 'text', shop: 'text' },
  sort: [],
  methods: ['find'],
  events: [],
})
