import { type Approval, approvals as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { Served } from '../../../calls/served.ts'
import { owners } from '../../../policies/staff.ts'
import { findRecords } from '../../../table-service/find.ts'
import { recordTable } from '../../../table-service/table.ts'
import { approvals as table } from '../../../tables/approvals.ts'
import { decideApproval } from './decide.ts'
import { requestApproval } from './request.ts'

const records = recordTable(description, table)

/** Requests of staff that an owner decides: what is above the limits of managers. */
export const approvals: readonly Served[] = [
  serveRecords(description, ({ runtime }) => ({
    methods: {
      find: (params) =>
        findRecords<Approval>(params?.transaction ?? runtime.reads, records, params),
      create: (data, params = {}) => requestApproval(runtime, data, params),
    },
  })),
  serveCall(description.calls.decide, owners, (data, { runtime, params }) =>
    decideApproval(runtime, data, params),
  ),
]
