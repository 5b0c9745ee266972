import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { AcceptHelpData, EndHelpData, EndHelpResult, HelpCall } from './schema.ts'

/** Kiosks at which somebody is needed. */
export const helpCalls = service('helpCalls', {
  record: HelpCall,
  filter: ['_id', 'shop', 'createTime'],
  sort: ['createTime', '_id'],
  methods: ['find', 'get'],
  calls: {
    accept: call(AcceptHelpData, HelpCall),
    done: call(EndHelpData, EndHelpResult),
  },
})
