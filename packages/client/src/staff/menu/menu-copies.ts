import type { CompareMenuData, ImportProblem } from '@comanda/contract'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import type { CallError } from '../../errors/call-error.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { createStore, type Store } from '../../store/store.ts'
import { createKeyedCall } from '../../submission/call-keys.ts'

/** What of which shop's menu is copied, and to which shops. */
export interface MenuCopyOrder extends Pick<CompareMenuData, 'from' | 'prices'> {
  readonly shops: readonly string[]
}

/** How far a shop is: what would change there, or what has changed. */
export interface MenuCopy {
  readonly shop: string
  readonly step: 'waiting' | 'comparing' | 'compared' | 'copying' | 'copied' | 'failed'
  /** How many fields and records change, once that is known. */
  readonly changes?: number
  readonly problems?: readonly ImportProblem[]
  /** The number of the version that was published. */
  readonly version?: number
  readonly failure?: CallError
}

/** A menu on its way to shops, one after another (GROUP-2.5). */
export interface MenuCopies {
  /** In the order of the shops; empty until they are compared. */
  readonly state: Store<readonly MenuCopy[]>
  /** Reads for each shop what would change. Resolves once that is shown. */
  readonly compare: (order: MenuCopyOrder) => Promise<void>
  /** Publishes or drafts it in each shop that can have it and does not have it yet. A shop that fails does not hold up the others. */
  readonly copy: (order: MenuCopyOrder, publish: boolean) => Promise<void>
  /** Leaves out what is shown, also of calls that are under way. */
  readonly clear: () => void
}

/** Whether a shop can have the menu, and does not have it yet. */
const isToDo = ({ step, changes = 0, problems = [] }: MenuCopy): boolean =>
  (step === 'compared' || step === 'failed') && changes > 0 && problems.length === 0

export const createMenuCopies = (
  connection: Pick<Connection, 'service' | 'status'>,
): MenuCopies => {
  const { service } = connection
  const state = createStore<readonly MenuCopy[]>([])
  const once = createKeyedCall()
  let runs = 0

  /** Works on one shop after another. What is shown is of the latest run alone. */
  const each = async (
    shops: readonly string[],
    step: 'comparing' | 'copying',
    work: (shop: string) => Promise<Omit<MenuCopy, 'shop'>>,
  ): Promise<void> => {
    const run = ++runs
    const show = (shop: string, next: Omit<MenuCopy, 'shop'>): void => {
      if (run === runs)
        state.set(state.get().map((one) => (one.shop === shop ? { shop, ...next } : one)))
    }
    for (const shop of shops) {
      if (run !== runs) return
      const before = state.get().find((one) => one.shop === shop)
      show(shop, { ...before, step })
      try {
        assertOnline(connection)
        show(shop, await work(shop))
      } catch (error) {
        show(shop, { ...before, step: 'failed', failure: normaliseError(error) })
      }
    }
  }

  return {
    state,
    compare: async ({ shops, ...of }) => {
      state.set(shops.map((shop) => ({ shop, step: 'waiting' })))
      await each(shops, 'comparing', async (shop) => {
        const { changes, problems } = await service('menus/compare').create({ shop, ...of })
        return { step: 'compared', changes: changes.length, problems }
      })
    },
    copy: async ({ shops, ...of }, publish) => {
      const known = new Map(state.get().map((one) => [one.shop, one]))
      const left = shops.filter((shop) => isToDo(known.get(shop) ?? { shop, step: 'waiting' }))
      await each(left, 'copying', async (shop) => {
        const data = { shop, ...of, publish }
        const { changes, problems, version } = await once(data, (idempotencyKey) =>
          service('menus/copy').create({ ...data, idempotencyKey }),
        )
        if (problems.length > 0) return { step: 'compared', changes, problems }
        return { step: 'copied', changes, ...(version === undefined ? {} : { version }) }
      })
    },
    clear: () => {
      runs += 1
      state.set([])
    },
  }
}
