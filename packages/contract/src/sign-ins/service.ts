import { service } from '../services/service.ts'
import { SignIn } from './schema.ts'

/** The devices on which the caller is signed in. Removing one signs it out. */
export const signIns = service('signIns', {
  record: SignIn,
  filter: ['_id', 'createTime', 'lastUsed'],
  sort: ['lastUsed', 'createTime', '_id'],
  methods: ['find', 'remove'],
  events: [],
})
