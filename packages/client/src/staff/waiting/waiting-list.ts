import type {
  JoinWaitingData,
  WaitingListResult,
  WaitingParty,
  WaitingPartyPatch,
  WaitingSetting,
} from '@comanda/contract'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { createKeyedCall } from '../../submission/call-keys.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

export interface StaffWaitingList extends WaitingListResult {
  /** Whether guests join by themselves; absent if the shop has never said. */
  readonly setting?: WaitingSetting
}

/** The waiting list of a shop, as those who wait on tables keep it (WAIT-1). Calls fail with a `CallError`, offline at once. */
export interface WaitingList extends Loaded<StaffWaitingList> {
  /** Loads it, and again with each change and each half minute, until the returned function is called. */
  readonly open: () => () => void
  readonly add: (party: Omit<JoinWaitingData, 'shop' | 'idempotencyKey'>) => Promise<void>
  readonly call: (party: WaitingParty) => Promise<void>
  readonly patch: (party: string, change: WaitingPartyPatch) => Promise<void>
  /** Seats a party at a free table and returns its session. */
  readonly seat: (party: string, table: string, insteadOf: readonly string[]) => Promise<string>
  /** Opens the list to guests at the door, or closes it. */
  readonly letIn: (enabled: boolean) => Promise<void>
}

/** Estimates become less true as time passes, in ms. */
const FRESH = 30_000

export const createWaitingList = (connection: Connection, shop: string): WaitingList => {
  const { service, onConnect } = connection
  const keyed = createKeyedCall()
  const loaded = createLoaded(async (): Promise<StaffWaitingList> => {
    await service('shops/subscribe').create({ item: shop })
    const [list, settings] = await Promise.all([
      service('waitingParties/list').create({ shop }),
      service('waitingSettings').find({ shop }),
    ])
    const [setting] = settings
    return { ...list, ...(setting && { setting }) }
  })
  const again = () => void loaded.reload()
  const done = async (work: Promise<unknown>): Promise<void> => {
    await work
    await loaded.reload()
  }
  return {
    ...loaded,
    open: () => {
      const timer = setInterval(again, FRESH)
      const ends = [
        service('waitingParties').on('created', again),
        service('waitingParties').on('patched', again),
        onConnect(again),
      ]
      again()
      return () => {
        clearInterval(timer)
        for (const end of ends) end()
      }
    },
    add: (party) => {
      assertOnline(connection)
      const content = { shop, ...party }
      return done(
        keyed(content, (idempotencyKey) =>
          service('waitingPlaces/join').create({ ...content, idempotencyKey }),
        ),
      )
    },
    call: ({ _id: party, calls }) => {
      assertOnline(connection)
      return done(
        keyed({ party, calls }, (idempotencyKey) =>
          service('waitingParties/call').create({ party, idempotencyKey }),
        ),
      )
    },
    patch: (party, change) => {
      assertOnline(connection)
      return done(service('waitingParties').patch(party, change))
    },
    seat: async (party, table, insteadOf) => {
      assertOnline(connection)
      const { session } = await service('waitingParties/seat').create({
        party,
        table,
        insteadOf: [...insteadOf],
      })
      return session
    },
    letIn: (enabled) => {
      assertOnline(connection)
      const state = loaded.state.get()
      const known = state.status === 'ready' ? state.value.setting : undefined
      return done(
        known
          ? service('waitingSettings').patch(known._id, { enabled })
          : service('waitingSettings').create({ shop, enabled }),
      )
    },
  }
}
