import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { CancelChannelOrderData, ChannelCourierData, PlaceChannelOrderData } from './calls.ts'
import { ChannelOrder } from './schema.ts'

export const channelOrders = service('channelOrders', {
  record: ChannelOrder,
  filter: ['_id', 'shop', 'channel', 'number', 'session', 'order', 'createTime'],
  sort: ['createTime', '_id'],
  methods: ['find', 'get'],
  events: [],
  paginate: true,
  calls: {
    place: call(PlaceChannelOrderData, ChannelOrder),
    cancel: call(CancelChannelOrderData, ChannelOrder),
    courier: call(ChannelCourierData, ChannelOrder),
  },
})
