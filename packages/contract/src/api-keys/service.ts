import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { ApiKey, EndApiKeyData, IssuedApiKey, MakeApiKeyData, RotateApiKeyData } from './schema.ts'

/** Keys by which programs call (KEY-1). */
export const apiKeys = service('apiKeys', {
  record: ApiKey,
  filter: ['_id', 'shop', 'maker', 'createTime', 'endTime'],
  sort: ['createTime', '_id'],
  methods: ['find', 'get'],
  events: [],
  paginate: true,
  calls: {
    make: call(MakeApiKeyData, IssuedApiKey),
    rotate: call(RotateApiKeyData, IssuedApiKey),
    end: call(EndApiKeyData, ApiKey),
  },
})
