import { AuthenticationResult } from '../users/authentication-result.ts'
import { service } from '../services/service.ts'
import { AuthenticationData, SocialProvider } from './schema.ts'

export const authentication = service('authentication', {
  data: AuthenticationData,
  result: AuthenticationResult,
  methods: ['create', 'remove'],
})

export const authenticationProviders = service('authentication/providers', {
  record: SocialProvider,
  filter: [],
  sort: [],
  methods: ['find'],
  events: [],
})
