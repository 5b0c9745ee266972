import type { PatchOf, PaymentAccount, PaymentMethod, PaymentMethodData } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** The ways to pay in their order, and the accounts that they may have; only owners read accounts. */
export interface ShownPaymentMethods {
  readonly methods: readonly PaymentMethod[]
  readonly accounts: readonly PaymentAccount[]
}

/** The ways to pay of the group. Each call fails with a `CallError`. */
export interface PaymentMethods extends Loaded<ShownPaymentMethods> {
  /** Loads them, and again on each event and each connect, until the returned function is called. */
  readonly open: () => () => void
  /** Stores a method, last in the order, under an id chosen before, so that a repeated call stores it once. */
  readonly create: (data: PaymentMethodData & { readonly _id: string }) => Promise<void>
  readonly change: (method: string, changes: PatchOf<PaymentMethodData>) => Promise<void>
  /** Moves a method one place up (-1) or down (1). */
  readonly move: (method: string, by: -1 | 1) => Promise<void>
}

/** Returns methods with two neighbours swapped, or undefined if there is no neighbour. */
const moved = (
  methods: readonly PaymentMethod[],
  id: string,
  by: -1 | 1,
): readonly PaymentMethod[] | undefined => {
  const index = methods.findIndex(({ _id }) => _id === id)
  const [one, other] = [methods[index], methods[index + by]]
  if (!one || !other) return undefined
  return methods.map((method) => (method === one ? other : method === other ? one : method))
}

export const createPaymentMethods = (
  { service, onConnect }: Pick<Connection, 'service' | 'onConnect'>,
  { isOwner }: { readonly isOwner: boolean },
): PaymentMethods => {
  const loaded = createLoaded(async () => {
    const [methods, accounts] = await Promise.all([
      service('paymentMethods').find({ $sort: { order: 1 } }),
      isOwner ? service('paymentAccounts').find({}) : [],
    ])
    return { methods, accounts }
  })
  const methodsNow = (): readonly PaymentMethod[] => {
    const state = loaded.state.get()
    return state.status === 'ready' ? state.value.methods : []
  }
  const reload = () => void loaded.reload()
  return {
    ...loaded,
    open: () => {
      const methods = service('paymentMethods')
      const ends = [
        methods.on('created', reload),
        methods.on('patched', reload),
        methods.on('removed', reload),
        onConnect(reload),
      ]
      reload()
      return () => {
        for (const end of ends) end()
      }
    },
    create: async (data) => {
      const last = Math.max(0, ...methodsNow().map(({ order = 0 }) => order))
      await service('paymentMethods').create({ ...data, order: last + 1 })
      await loaded.reload()
    },
    change: async (method, changes) => {
      await service('paymentMethods').patch(method, changes)
      await loaded.reload()
    },
    move: async (method, by) => {
      const changed = (moved(methodsNow(), method, by) ?? []).flatMap(({ _id, order }, index) =>
        order === index + 1 ? [] : [{ _id, order: index + 1 }],
      )
      for (const { _id, order } of changed) await service('paymentMethods').patch(_id, { order })
      await loaded.reload()
    },
  }
}
