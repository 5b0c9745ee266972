import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import * as calls from './calls.ts'
import { TableGuest } from './schema.ts'

/** The guests of tables whose cart is shared (TABLE-1). */
export const tableGuests = service('tableGuests', {
  record: TableGuest,
  filter: [],
  sort: [],
  methods: [],
  events: ['created', 'patched'],
  calls: {
    status: call(calls.GuestStatusData, TableGuest),
    enter: call(calls.EnterTableData, calls.EnterTableResult),
    admit: call(calls.AdmitGuestData, TableGuest),
    decline: call(calls.AdmitGuestData, TableGuest),
    rename: call(calls.RenameGuestData, TableGuest),
    ready: call(calls.GuestReadyData, TableGuest),
    leave: call(calls.LeaveTableData, TableGuest),
    here: call(calls.GuestHereData, calls.GuestHereResult),
    waiting: call(calls.WaitingGuestsData, calls.WaitingGuestsResult),
  },
})
