import type { Client } from '../../wire/client/connect.ts'
import { at } from '../../wire/client/fields.ts'
import { until } from './until.ts'

const isBusy = (error: unknown): boolean => at(error, 'data.code') === 'unavailable'

/** Returns a client that repeats what a busy server has not taken, as the apps do. */
export const patient = (client: Client): Client => ({
  ...client,
  create: async (path, data, query) => {
    const done = await until(async () => {
      try {
        return { value: await client.create(path, data, query) }
      } catch (error) {
        if (isBusy(error)) throw error
        return { error }
      }
    }, 1000)
    if ('error' in done) throw done.error
    return done.value
  },
})
