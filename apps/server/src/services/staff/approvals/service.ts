import { type Approval, approvals as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { Served } from '../../../calls/served.ts'
import { onSite, owners } from '../../../policies/staff.ts'
import { findRecords } from '../../../table-service/find.ts'
import { recordTable } from '../../../table-service/table.ts'
import { approvals as table } from '../../../tables/approvals.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { decideApproval } from './decide.ts'
import { grantApproval } from './grant.ts'
import { requestApproval } from './request.ts'

const records = recordTable(description, table)

/** Requests of staff that an owner decides: what is above the limits of managers. */
export const approvals: readonly Served[] = [
  serveRecords(description, (context) => ({
    methods: {
      find: (params) =>
        findRecords<Approval>(params?.transaction ?? context.runtime.reads, records, params),
      create: (data, params = {}) => requestApproval(orderingOf(context), data, params),
    },
  })),
  serveCall(description.calls.decide, owners, (data, context) =>
    decideApproval(orderingOf(context), data, context.params),
  ),
  serveCall(description.calls.grant, onSite, (data, { runtime, params }) =>
    grantApproval(runtime, data, params),
  ),
]
