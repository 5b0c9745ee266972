import type { TSchema } from '@feathersjs/typebox'
import type { ServiceDescription } from './description.ts'

/** A service that is one call, made by `create`. */
export const callService = (path: string, data: TSchema, result: TSchema): ServiceDescription => ({
  path,
  data,
  result,
  filter: [],
  sort: [],
  methods: ['create'],
  events: [],
  paginate: false,
})
