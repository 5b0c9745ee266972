import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { MenuVersion, PublishMenuData, PublishMenuResult, RevertMenuData } from './schema.ts'

/** What was published of the shops' menus, for their managers. */
export const menuVersions = service('menuVersions', {
  record: MenuVersion,
  filter: ['_id', 'shop', 'number'],
  sort: ['number', '_id'],
  methods: ['find', 'get'],
  events: ['created'],
  paginate: true,
  calls: {
    publish: call(PublishMenuData, PublishMenuResult),
    revert: call(RevertMenuData, MenuVersion),
  },
})
