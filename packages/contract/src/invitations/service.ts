import { service } from '../services/service.ts'
import { Invitation } from '../users/invitation.ts'

/** Invitations that nobody has accepted yet, for the shop's managers. */
export const invitations = service('invitations', {
  record: Invitation,
  filter: ['_id', 'shop', 'createTime', 'expires'],
  sort: ['createTime', '_id'],
  methods: ['find', 'remove'],
  events: ['created', 'removed'],
  paginate: true,
})
