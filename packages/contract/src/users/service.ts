import { recordService } from '../services/record-service.ts'
import { User, UserData, UserPatch } from './schema.ts'

export const usersService = recordService('users', User, {
  data: UserData,
  patch: UserPatch,
  filter: ['_id', 'email', 'phone', 'name', 'memberNumber', 'vipLevel', 'createTime'],
  populate: { vipLevel: 'vipLevels' },
  sort: ['name', 'email', 'memberNumber', 'createTime', '_id'],
  paginate: true,
})
