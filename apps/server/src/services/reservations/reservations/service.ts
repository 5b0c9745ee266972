import { always, type Reservation, reservations as description } from '@comanda/contract'
import { withOwnedKey } from '../../../authentication/owned-key.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { Served } from '../../../calls/served.ts'
import { everybody } from '../../../policies/policy.ts'
import { onFloor, waiters } from '../../../policies/staff.ts'
import { recordTable } from '../../../table-service/table.ts'
import { namesMember } from '../../../table-service/find-of-member.ts'
import { TableService } from '../../../table-service/table-service.ts'
import { reservations as table } from '../../../tables/reservations.ts'
import { availability } from './availability.ts'
import { callerOf } from './caller-of.ts'
import { cancel } from './cancel.ts'
import { confirm } from './confirm.ts'
import { day } from './day.ts'
import { days } from './days.ts'
import { edit } from './edit.ts'
import { history } from './history.ts'
import { findReservationsOfMember, ofMembers } from './queries/find-of-member.ts'
import { patch } from './patch.ts'
import { search } from './search.ts'
import { subscribe } from './subscribe.ts'

const { calls } = description

/** Reservations of tables, and the calls by which guests book them. */
export const reservations: readonly Served[] = [
  serveRecords(description, ({ runtime }) => {
    const records = new TableService<Reservation>({
      ...runtime,
      table: recordTable(description, table),
    })
    return {
      methods: {
        find: (params = {}) =>
          namesMember(ofMembers, params)
            ? findReservationsOfMember(params.transaction ?? runtime.reads, params)
            : records.find(params),
        get: (id, params) => records.get(id, params),
        patch: (id, data, params = {}) =>
          patch(runtime, String(id), data, {
            reach: params.scope ?? always,
            staff: params.user?._id,
          }),
      },
    }
  }),
  serveCall(calls.availability, everybody, (data, { runtime }) => availability(runtime, data)),
  serveCall(calls.edit, everybody, (data, { runtime, params }) =>
    edit(runtime, withOwnedKey(params, data), (shop) => callerOf(params, shop)),
  ),
  serveCall(calls.cancel, everybody, (data, { runtime }) => cancel(runtime, data)),
  serveCall(calls.confirm, everybody, (data, { runtime }) => confirm(runtime, data)),
  serveCall(calls.day, waiters, (data, { runtime }) => day(runtime, data)),
  serveCall(calls.days, waiters, (data, { runtime }) => days(runtime, data)),
  serveCall(calls.search, waiters, (data, { runtime }) => search(runtime, data)),
  serveCall(calls.history, onFloor, (data, { runtime, params }) =>
    history(runtime, data, params.user),
  ),
  serveCall(calls.subscribe, everybody, (data, { app, runtime, params }) =>
    subscribe(app, runtime, data, params),
  ),
]
