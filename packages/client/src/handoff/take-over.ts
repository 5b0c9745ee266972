import type { TakeOverResult } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import type { TakingKeys } from './taking-keys.ts'

/** Why nothing was taken: `lost` is a response that did not arrive, which the same press requests again. */
export type TakeFailure = 'gone' | 'taken' | 'elsewhere' | 'tooMany' | 'lost'

export type Taken =
  | { readonly status: 'taken'; readonly result: TakeOverResult }
  | { readonly status: 'failed'; readonly why: TakeFailure; readonly shop?: string }

const failures: Readonly<Record<string, TakeFailure>> = {
  handoffGone: 'gone',
  dataInvalid: 'gone',
  handoffTaken: 'taken',
  handoffElsewhere: 'elsewhere',
  tooManyAttempts: 'tooMany',
}

export interface Taking {
  /** Takes what a code or six digits stand for; a cart only of this shop, if one is given. */
  readonly take: (code: string, shop?: string) => Promise<Taken>
  /** What was taken has arrived: the same code is taken by another key from now on. */
  readonly arrived: () => void
}

export const createTaking = (
  { service }: Pick<Connection, 'service'>,
  keys: TakingKeys,
): Taking => {
  return {
    take: async (code, shop) => {
      const data = { code, idempotencyKey: keys.of(code), ...(shop === undefined ? {} : { shop }) }
      try {
        return { status: 'taken', result: await service('carts/takeOver').create(data) }
      } catch (thrown) {
        const { code: reason = '', data: detail } = normaliseError(thrown)
        const why = failures[reason] ?? 'lost'
        const at = detail?.['shop']
        return { status: 'failed', why, ...(typeof at === 'string' ? { shop: at } : {}) }
      }
    },
    arrived: keys.forget,
  }
}
