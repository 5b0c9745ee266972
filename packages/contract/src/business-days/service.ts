import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { BusinessDay, CloseDayData, DayPreview, PreviewDayData } from './schema.ts'

/** The business days of shops, with the frozen figures of those that are closed. */
export const businessDays = service('businessDays', {
  record: BusinessDay,
  filter: ['_id', 'shop', 'day', 'status', 'number'],
  sort: ['day', '_id'],
  methods: ['find', 'get'],
  events: ['patched'],
  paginate: true,
  calls: {
    preview: call(PreviewDayData, DayPreview),
    close: call(CloseDayData, BusinessDay),
  },
})
