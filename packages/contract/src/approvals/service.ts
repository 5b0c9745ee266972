import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import {
  Approval,
  DecideApprovalData,
  GrantApprovalData,
  GrantApprovalResult,
  RequestApprovalData,
} from './schema.ts'

/** Requests of staff that wait for an owner, and those that are decided. */
export const approvals = service('approvals', {
  record: Approval,
  data: RequestApprovalData,
  filter: ['_id', 'shop', 'status', 'user', 'actor', 'createTime'],
  sort: ['createTime', '_id'],
  populate: { shop: 'shops' },
  methods: ['find', 'create'],
  events: ['created', 'patched'],
  paginate: true,
  calls: {
    decide: call(DecideApprovalData, Approval),
    grant: call(GrantApprovalData, GrantApprovalResult),
  },
})
