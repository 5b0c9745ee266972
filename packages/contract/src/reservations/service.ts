import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import {
  AskDepositData,
  AvailabilityData,
  AvailabilityResult,
  CancelReservationData,
  ConfirmReservationData,
  CreateReservationData,
  EditReservationData,
  ReservationDayData,
  ReservationDayResult,
  ReservationDaysData,
  ReservationDaysResult,
  ReservationHistoryData,
  ReservationHistoryResult,
  ReservationsOfSessionData,
  ReservationsOfSessionResult,
  SeatReservationData,
  SearchReservationsData,
  SearchReservationsResult,
  SeatReservationResult,
  SubscribeReservationData,
  SubscribeReservationResult,
} from './calls.ts'
import { Reservation, ReservationPatch } from './schema.ts'

/** A guest gets a reservation by its id; members find their own, staff those of their shop. */
export const reservations = service('reservations', {
  record: Reservation,
  patch: ReservationPatch,
  filter: ['_id', 'shop', 'user', 'status', 'date', 'startTime', 'createTime'],
  sort: ['startTime', 'createTime', '_id'],
  methods: ['find', 'get', 'patch'],
  events: ['created', 'patched'],
  paginate: true,
  calls: {
    availability: call(AvailabilityData, AvailabilityResult),
    create: call(CreateReservationData, Reservation),
    edit: call(EditReservationData, Reservation),
    cancel: call(CancelReservationData, Reservation),
    confirm: call(ConfirmReservationData, Reservation),
    askDeposit: call(AskDepositData, Reservation),
    seat: call(SeatReservationData, SeatReservationResult),
    day: call(ReservationDayData, ReservationDayResult),
    days: call(ReservationDaysData, ReservationDaysResult),
    search: call(SearchReservationsData, SearchReservationsResult),
    history: call(ReservationHistoryData, ReservationHistoryResult),
    ofSession: call(ReservationsOfSessionData, ReservationsOfSessionResult),
    subscribe: call(SubscribeReservationData, SubscribeReservationResult),
  },
})
