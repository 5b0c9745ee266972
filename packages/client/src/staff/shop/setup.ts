import type {
  BeginSetupData,
  CopyShopData,
  GoLiveResult,
  OpenShopData,
  SetupMenuData,
  SetupNeeded,
  SetupProgress,
  SheetResult,
  SetupStep,
  Shop,
} from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createStore, type Store } from '../../store/store.ts'
import { createKeyedCall } from '../../submission/call-keys.ts'

export interface SetupState {
  /** What the server needs, once it is known; `nothing` if it does not say. */
  readonly needed?: SetupNeeded
  /** How far the owner is, once it is read. */
  readonly progress?: SetupProgress
}

/** The way from an empty server to the first guest (SETUP-1, SETUP-2). The calls fail with a `CallError`. */
export interface Setup {
  readonly state: Store<SetupState>
  /** Reads what the server needs. Never fails. */
  readonly find: () => Promise<void>
  /** Makes the first owner, who then signs in. */
  readonly begin: (data: BeginSetupData) => Promise<void>
  /** Reads how far the owner is, or moves to a step; `shop` begins a further one. */
  readonly move: (step?: SetupStep) => Promise<void>
  /** Continues with another shop that is being set up (GROUP-1.4). */
  readonly continueWith: (shop: string) => Promise<void>
  /** Makes a shop from another, which is then the one that is being set up (GROUP-1.1). */
  readonly copyShop: (data: Omit<CopyShopData, 'idempotencyKey'>) => Promise<Shop>
  readonly openShop: (data: Omit<OpenShopData, 'idempotencyKey'>) => Promise<Shop>
  readonly addMenu: (data: Omit<SetupMenuData, 'idempotencyKey'>) => Promise<SheetResult>
  readonly addTables: (shop: string, text: string) => Promise<SheetResult>
  /** Guests may order from now on. */
  readonly goLive: (shop: string) => Promise<GoLiveResult>
}

export const createSetup = ({ service, opened }: Pick<Connection, 'service' | 'opened'>): Setup => {
  const state = createStore<SetupState>({})
  const once = createKeyedCall()
  const set = (change: SetupState): void => state.set({ ...state.get(), ...change })
  const move = async (step?: SetupStep): Promise<void> => {
    const progress = await service('setup/progress').create(step === undefined ? {} : { step })
    set({ progress })
  }
  /** Does a call once, however often it is sent again, then reads how far the owner is. */
  const change = async <T>(content: object, call: (key: string) => Promise<T>): Promise<T> => {
    const result = await once(content, call)
    await move()
    return result
  }
  return {
    state,
    find: async () => {
      try {
        await opened()
        const [found] = await service('setup').find()
        set({ needed: found?.needed ?? 'nothing' })
      } catch {
        set({ needed: 'nothing' })
      }
    },
    begin: async (data) => {
      await service('setup/begin').create(data)
      set({ needed: 'nothing' })
    },
    move,
    continueWith: async (shop) =>
      set({ progress: await service('setup/progress').create({ shop }) }),
    copyShop: (data) =>
      change(data, (idempotencyKey) => service('shops/copy').create({ ...data, idempotencyKey })),
    openShop: (data) =>
      change(data, (idempotencyKey) =>
        service('setup/openShop').create({ ...data, idempotencyKey }),
      ),
    addMenu: (data) =>
      change(data, (idempotencyKey) => service('setup/menu').create({ ...data, idempotencyKey })),
    addTables: (shop, text) =>
      change({ shop, text }, (idempotencyKey) =>
        service('setup/tables').create({ shop, text, idempotencyKey }),
      ),
    goLive: async (shop) => {
      const result = await service('setup/goLive').create({ shop })
      await move()
      return result
    },
  }
}
