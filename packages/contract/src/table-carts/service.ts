import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import * as calls from './calls.ts'
import { TableCart, TableCartChange } from './schema.ts'

/** The shared carts of tables (TABLE-2). */
export const tableCarts = service('tableCarts', {
  record: TableCartChange,
  filter: [],
  sort: [],
  methods: [],
  events: ['patched'],
  calls: {
    subscribe: call(calls.SubscribeTableCartData, TableCart),
    edit: call(calls.EditTableCartData, calls.EditTableCartResult),
  },
})
