import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import {
  ChangedGuest,
  ChangeGuestData,
  EraseGuestData,
  GuestFileData,
  KnownGuestsData,
  KnownGuestsResult,
  MergeGuestsData,
  SearchGuestsData,
  SearchGuestsResult,
  UnmergeGuestData,
} from './calls.ts'
import {
  GiveToGuestsData,
  GuestGiving,
  GuestGivingsData,
  GuestGivingsResult,
  ListGuestsData,
  ListGuestsResult,
} from './lists.ts'
import { Guest, GuestFile } from './schema.ts'

/** The files of persons, for staff: `create` returns one as a whole, and begins it if there is none (GUEST-1.3). */
export const guests = service('guests', {
  record: Guest,
  data: GuestFileData,
  result: GuestFile,
  filter: [],
  sort: [],
  methods: ['create'],
  events: ['patched'],
  calls: {
    search: call(SearchGuestsData, SearchGuestsResult),
    known: call(KnownGuestsData, KnownGuestsResult),
    change: call(ChangeGuestData, ChangedGuest),
    merge: call(MergeGuestsData, ChangedGuest),
    unmerge: call(UnmergeGuestData, ChangedGuest),
    erase: call(EraseGuestData, ChangedGuest),
    list: call(ListGuestsData, ListGuestsResult),
    give: call(GiveToGuestsData, GuestGiving),
    givings: call(GuestGivingsData, GuestGivingsResult),
  },
})
