import type { ApiKey, IssuedApiKey, MakeApiKeyData } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createKeyedCall } from '../../submission/call-keys.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** The keys of a shop and those of all shops, for owners (KEY-4.1). Changes fail with a `CallError`. */
export interface ApiKeys extends Loaded<readonly ApiKey[]> {
  /** Loads those that have not been ended, and again on each connect, until the returned function is called. */
  readonly open: () => () => void
  /** The result has the secret, this once. */
  readonly make: (data: Omit<MakeApiKeyData, 'idempotencyKey'>) => Promise<IssuedApiKey>
  readonly rotate: (key: string, overlapHours: number) => Promise<IssuedApiKey>
  readonly end: (key: string) => Promise<void>
}

export const createApiKeys = (
  { service, onConnect }: Pick<Connection, 'service' | 'onConnect'>,
  shop: string,
): ApiKeys => {
  const loaded = createLoaded(async () => {
    const query = { shop: { $in: [shop, null] }, endTime: null }
    const found = await service('apiKeys').find({
      ...query,
      $sort: { createTime: -1 },
      $limit: 100,
    })
    return found.data
  })
  const { reload } = loaded
  const done = async <T>(write: Promise<T>): Promise<T> => {
    const result = await write
    await reload()
    return result
  }
  const [make, rotate] = [createKeyedCall(), createKeyedCall()]
  return {
    ...loaded,
    make: (data) =>
      done(
        make(data, (idempotencyKey) => service('apiKeys/make').create({ ...data, idempotencyKey })),
      ),
    rotate: (key, overlapHours) => {
      const data = { key, overlapHours }
      return done(
        rotate(data, (idempotencyKey) =>
          service('apiKeys/rotate').create({ ...data, idempotencyKey }),
        ),
      )
    },
    end: async (key) => {
      await done(service('apiKeys/end').create({ key }))
    },
    open: () => {
      const end = onConnect(() => void reload())
      void reload()
      return end
    },
  }
}
