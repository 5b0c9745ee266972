import type {
  BusinessDay,
  CountTillData,
  DayPreview,
  OpenTillData,
  RecordCashData,
  Till,
} from '@comanda/contract'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { createKeyedCall } from '../../submission/call-keys.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** How many drawers that are closed already are listed, the latest first. */
const CLOSED_DRAWERS = 6
/** How many drawers are in use at a time at most, as far as they are listed. */
const DRAWERS = 50
/** How long after a change of a bill the figures are loaded again, in ms: those of a rush are loaded together. */
const SALES_DELAY = 5_000

/** The business day of a shop as its cashiers see it; its figures are for those who read the books (STAFF-6.2). */
export interface ShownBusinessDay {
  /** Absent for those who do not read the figures. */
  readonly preview: DayPreview | undefined
  /** The drawers that are in use. */
  readonly drawers: readonly Till[]
  readonly closedDrawers: readonly Till[]
}

/** What staff say of cash, without the fields that the store adds. */
type WithoutCall<T> = Omit<T, 'shop' | 'idempotencyKey'>

/** The day, its drawers and its end (STAFF-6). Changes fail with a `CallError`, offline at once. */
export interface BusinessDayStore extends Loaded<ShownBusinessDay> {
  /** Loads them, and again on each event and each connect, until the returned function is called. */
  readonly open: () => () => void
  readonly openDrawer: (drawer: WithoutCall<OpenTillData>) => Promise<void>
  readonly record: (cash: WithoutCall<RecordCashData>) => Promise<void>
  readonly count: (counted: WithoutCall<CountTillData>) => Promise<void>
  readonly closeDrawer: (
    drawer: string,
    why: { readonly reason?: string; readonly note?: string },
  ) => Promise<void>
  /** Makes the Z of a day and returns it (STAFF-6.3). */
  readonly closeDay: (day: string) => Promise<BusinessDay>
}

interface BusinessDayOptions {
  readonly shop: string
  /** Whether the account reads the figures of the shop. */
  readonly readsFigures: boolean
}

export const createBusinessDay = (
  connection: Pick<Connection, 'service' | 'onConnect' | 'status'>,
  { shop, readsFigures }: BusinessDayOptions,
): BusinessDayStore => {
  const { service } = connection
  const once = createKeyedCall()
  const loaded = createLoaded(async (): Promise<ShownBusinessDay> => {
    const [preview, drawers, closed] = await Promise.all([
      readsFigures ? service('businessDays/preview').create({ shop }) : undefined,
      service('tills').find({
        shop,
        status: { $in: ['open', 'counted'] },
        $sort: { openTime: 1 },
        $limit: DRAWERS,
      }),
      service('tills').find({
        shop,
        status: 'closed',
        $sort: { openTime: -1 },
        $limit: CLOSED_DRAWERS,
      }),
    ])
    return { preview, drawers: drawers.data, closedDrawers: closed.data }
  })
  const change = async <T>(content: object, call: (key: string) => Promise<T>): Promise<T> => {
    assertOnline(connection)
    const result = await once(content, call)
    await loaded.reload()
    return result
  }
  const again = () => void loaded.reload()
  return {
    ...loaded,
    open: () => {
      let due: ReturnType<typeof setTimeout> | undefined
      const soon = () => {
        due ??= setTimeout(() => {
          due = undefined
          again()
        }, SALES_DELAY)
      }
      const ends = [
        service('tills').on('created', again),
        service('tills').on('patched', again),
        service('businessDays').on('patched', again),
        service('tableSessions').on('patched', soon),
        connection.onConnect(again),
      ]
      again()
      return () => {
        clearTimeout(due)
        for (const end of ends) end()
      }
    },
    openDrawer: async (drawer) => {
      await change({ openDrawer: drawer }, (idempotencyKey) =>
        service('tills/open').create({ shop, ...drawer, idempotencyKey }),
      )
    },
    record: async (cash) => {
      await change({ record: cash }, (idempotencyKey) =>
        service('tills/record').create({ shop, ...cash, idempotencyKey }),
      )
    },
    count: async (counted) => {
      await change({ count: counted }, (idempotencyKey) =>
        service('tills/count').create({ shop, ...counted, idempotencyKey }),
      )
    },
    closeDrawer: async (till, why) => {
      await change({ closeDrawer: till, why }, (idempotencyKey) =>
        service('tills/close').create({ shop, till, ...why, idempotencyKey }),
      )
    },
    closeDay: (day) =>
      change({ closeDay: day }, (idempotencyKey) =>
        service('businessDays/close').create({ shop, day, idempotencyKey }),
      ),
  }
}
