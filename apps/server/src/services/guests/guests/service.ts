import { guests as description } from '@comanda/contract'
import { callerOf } from '../../../authentication/caller-of.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { Served } from '../../../calls/served.ts'
import { managers, owners, waiters } from '../../../policies/staff.ts'
import { change } from './change.ts'
import { erase } from './erase.ts'
import { file } from './file.ts'
import { give } from './give.ts'
import { givings } from './givings.ts'
import { knownGuests } from './known.ts'
import { listGuests } from './list.ts'
import { merge, unmerge } from './merge.ts'
import { search } from './search.ts'

const { calls } = description

/** The files of persons, for those who wait on tables; managers merge and erase them. */
export const guests: readonly Served[] = [
  serveRecords(description, ({ runtime }) => ({
    methods: { create: (data, params = {}) => file(runtime, data, params.user) },
    publishes: ['created', 'patched'],
  })),
  serveCall(calls.search, waiters, (data, { runtime, params }) =>
    search(runtime, data, callerOf(params)),
  ),
  serveCall(calls.known, waiters, (data, { runtime }) => knownGuests(runtime, data)),
  serveCall(calls.change, waiters, (data, { runtime, params }) =>
    change(runtime, data, callerOf(params)._id),
  ),
  serveCall(calls.merge, managers, (data, { runtime, params }) =>
    merge(runtime, data, callerOf(params)._id),
  ),
  serveCall(calls.unmerge, managers, (data, { runtime, params }) =>
    unmerge(runtime, data, callerOf(params)._id),
  ),
  serveCall(calls.list, managers, (data, { runtime }) => listGuests(runtime, data)),
  serveCall(calls.give, owners, (data, { runtime, params }) => give(runtime, data, params)),
  serveCall(calls.givings, managers, (data, { runtime }) => givings(runtime, data)),
  serveCall(calls.erase, managers, (data, { runtime }) => erase(runtime, data)),
]
