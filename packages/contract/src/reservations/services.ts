import { callService } from '../services/call-service.ts'
import { recordService } from '../services/record-service.ts'
import {
  AvailabilityData,
  AvailabilityResult,
  CancelReservationData,
  CreateReservationData,
  EditReservationData,
  SubscribeReservationData,
  SubscribeReservationResult,
} from './calls.ts'
import { Reservation, ReservationPatch } from './schema.ts'

/** A guest gets a reservation by its id; a member finds the own, staff those of their shop. */
export const reservationsService = recordService('reservations', Reservation, {
  patch: ReservationPatch,
  filter: ['_id', 'shop', 'user', 'status', 'date', 'startTime', 'createTime'],
  sort: ['startTime', 'createTime', '_id'],
  methods: ['find', 'get', 'patch'],
  events: ['created', 'patched'],
  paginate: true,
})
export const reservationAvailabilityService = callService(
  'reservations/availability',
  AvailabilityData,
  AvailabilityResult,
)
export const createReservationService = callService(
  'reservations/create',
  CreateReservationData,
  Reservation,
)
export const editReservationService = callService(
  'reservations/edit',
  EditReservationData,
  Reservation,
)
export const cancelReservationService = callService(
  'reservations/cancel',
  CancelReservationData,
  Reservation,
)
export const subscribeReservationService = callService(
  'reservations/subscribe',
  SubscribeReservationData,
  SubscribeReservationResult,
)
