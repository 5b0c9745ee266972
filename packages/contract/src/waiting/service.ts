import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import {
  CalledNumbersResult,
  CallWaitingData,
  EstimateWaitingData,
  EstimateWaitingResult,
  JoinWaitingData,
  RespondWaitingData,
  SeatWaitingData,
  SeatWaitingResult,
  SubscribeWaitingData,
  SubscribeWaitingResult,
  WaitingListData,
  WaitingListResult,
  WaitingOfSessionData,
  WaitingOfSessionResult,
} from './calls.ts'
import { WaitingParty, WaitingPartyPatch, WaitingPlace, WaitingSetting } from './schema.ts'

/** The waiting list as those who wait on tables keep it. */
export const waitingParties = service('waitingParties', {
  record: WaitingParty,
  patch: WaitingPartyPatch,
  filter: ['_id'],
  sort: ['_id'],
  methods: ['patch'],
  events: ['created', 'patched'],
  calls: {
    list: call(WaitingListData, WaitingListResult),
    called: call(WaitingListData, CalledNumbersResult),
    call: call(CallWaitingData, WaitingParty),
    seat: call(SeatWaitingData, SeatWaitingResult),
    ofSession: call(WaitingOfSessionData, WaitingOfSessionResult),
  },
})

/** A party's own place in the list, by its random id. */
export const waitingPlaces = service('waitingPlaces', {
  record: WaitingPlace,
  filter: ['_id'],
  sort: ['_id'],
  methods: ['get'],
  events: ['patched'],
  calls: {
    join: call(JoinWaitingData, WaitingPlace),
    estimate: call(EstimateWaitingData, EstimateWaitingResult),
    respond: call(RespondWaitingData, WaitingPlace),
    subscribe: call(SubscribeWaitingData, SubscribeWaitingResult),
  },
})

export const waitingSettings = service('waitingSettings', {
  record: WaitingSetting,
  filter: ['_id', 'shop'],
})
