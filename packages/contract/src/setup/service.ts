import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { BeginSetupData, BeginSetupResult, Setup } from './schema.ts'

/** From an empty server to the first guest (SETUP-1). */
export const setup = service('setup', {
  record: Setup,
  filter: [],
  sort: [],
  methods: ['find'],
  events: [],
  calls: { begin: call(BeginSetupData, BeginSetupResult) },
})
