import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { ForgivePinTriesData, ForgivePinTriesResult, PinTries } from './schema.ts'

/** Wrong PINs at a shop, for its managers. */
export const pinTries = service('pinTries', {
  record: PinTries,
  filter: ['_id', 'shop', 'today', 'since', 'waitUntil'],
  sort: ['since', '_id'],
  methods: ['find'],
  events: ['patched'],
  paginate: true,
  calls: { forgive: call(ForgivePinTriesData, ForgivePinTriesResult) },
})
