import {
  always,
  type AvailabilityData,
  type CancelReservationData,
  type CreateReservationData,
  type EditReservationData,
  type Reservation,
  type ReservationPatch,
  services,
  type SubscribeReservationData,
} from '@comanda/contract'
import { recordTable } from '../../../table-service/table.ts'
import { TableService } from '../../../table-service/table-service.ts'
import type { App, CallParams, WireService } from '../../../runtime/app.ts'
import { newSecretId } from '../../../identifiers/new-id.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { availability } from './availability.ts'
import { callerOf } from './caller-of.ts'
import { cancel } from './cancel.ts'
import { create } from './create.ts'
import { edit } from './edit.ts'
import { patch } from './patch.ts'
import { subscribe } from './subscribe.ts'
import { reservations as table } from '../../../tables/reservations.ts'

type Call = (data: unknown, params?: CallParams) => Promise<unknown>

/** Tables that are kept for guests, and the calls by which guests come to them. */
export const reservations = (app: App, runtime: Runtime): void => {
  const { database } = runtime
  const records = new TableService<Reservation>({
    database,
    table: recordTable(services.reservations, table),
    newId: newSecretId,
  })
  const service = {
    find: (params?: CallParams) => records.find(params),
    get: (id: unknown, params?: CallParams) => records.get(id, params),
    patch: (id: unknown, data: unknown, params: CallParams = {}) =>
      patch(runtime, String(id), data as ReservationPatch, params.scope ?? always),
  }
  app.use('reservations', service as unknown as WireService, {
    methods: [...services.reservations.methods],
  })
  const calls: Readonly<Record<string, Call>> = {
    'reservations/availability': (data) => availability(runtime, data as AvailabilityData),
    'reservations/create': (data, params) => {
      const draft = data as CreateReservationData
      return create(runtime, draft, callerOf(params, draft.shop))
    },
    'reservations/edit': (data, params) =>
      edit(runtime, data as EditReservationData, (shop) => isStaffOf(params?.user, shop)),
    'reservations/cancel': (data) => cancel(runtime, data as CancelReservationData),
    'reservations/subscribe': (data, params) =>
      subscribe(app, database, data as SubscribeReservationData, params),
  }
  for (const [path, call] of Object.entries(calls))
    app.use(path, { create: call } as unknown as WireService, { methods: ['create'] })
}
