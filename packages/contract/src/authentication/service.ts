import type { ServiceDescription } from '../services/description.ts'
import { AuthenticationData } from './schema.ts'

export const authenticationService: ServiceDescription = {
  path: 'authentication',
  data: AuthenticationData,
  filter: [],
  sort: [],
  methods: ['create', 'remove'],
  events: [],
  paginate: false,
}
