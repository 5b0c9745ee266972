import type { TObject } from '@feathersjs/typebox'
import type { ServiceDescription } from './description.ts'
import { dataSchema, patchSchema } from './record-data.ts'

/** A service of records that staff keep: every method, every event, the whole list unless it says otherwise. */
export const recordService = (
  path: string,
  record: TObject,
  own: Partial<ServiceDescription> = {},
): ServiceDescription => ({
  path,
  record,
  data: dataSchema(record),
  patch: patchSchema(record),
  filter: ['_id'],
  sort: ['_id'],
  methods: ['find', 'get', 'create', 'patch', 'remove'],
  events: ['created', 'patched', 'removed'],
  paginate: false,
  ...own,
})
