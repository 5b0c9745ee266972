import type { ServiceDescription } from '../services/description.ts'
import { AuthenticationData, AuthenticationResult } from './schema.ts'

export const authenticationService: ServiceDescription = {
  path: 'authentication',
  data: AuthenticationData,
  result: AuthenticationResult,
  filter: [],
  sort: [],
  methods: ['create', 'remove'],
  events: [],
  paginate: false,
}
