import type {
  ChangeGuestData,
  FoundGuest,
  GuestFile,
  GuestFileData,
  MemberSummary,
  PointRecord,
} from '@comanda/contract'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'
import { createKeyedCall } from '../../submission/call-keys.ts'

/** Whom a file is of: the file itself, an account or a reservation. */
export type NamedGuest = Omit<GuestFileData, 'shop'>

/** What staff write, null for nothing. */
export type WrittenOfGuest = Omit<ChangeGuestData, 'shop' | 'guest' | 'version'>

export interface ShownGuest {
  readonly file: GuestFile
  /** Points, balance and coupons of a member, for those who take money. */
  readonly member?: MemberSummary
  /** What was done with the points last, for managers. */
  readonly points?: readonly PointRecord[]
}

/** The file of a person, as staff read and write it (GUEST-1.1). Each call fails with a `CallError`, offline at once. */
export interface GuestFileView extends Loaded<ShownGuest> {
  /** Loads it, and again when it changes, until the returned function is called. */
  readonly open: () => () => void
  readonly change: (written: WrittenOfGuest) => Promise<void>
  /** Makes the file of another one a part of this one. */
  readonly merge: (other: NamedGuest) => Promise<void>
  readonly unmerge: (guest: string) => Promise<void>
  readonly erase: () => Promise<void>
  /** Gives points to the member, or takes them if the amount is negative. What is sent again is done once. */
  readonly adjustPoints: (amount: number, note: string) => Promise<void>
  readonly giveCoupon: (coupon: string, endDate: string | undefined) => Promise<void>
  readonly setLevel: (vipLevel: string | null) => Promise<void>
}

/** What a role may read besides the file. */
export interface GuestRole {
  readonly isCashier: boolean
  readonly isManager: boolean
}

export const createGuestFile = (
  connection: Connection,
  shop: string,
  named: NamedGuest,
  { isCashier, isManager }: GuestRole,
): GuestFileView => {
  const { service, onConnect } = connection
  const keyed = createKeyedCall()
  const loaded = createLoaded(async (): Promise<ShownGuest> => {
    await service('shops/subscribe').create({ item: shop })
    const file = await service('guests').create({ shop, ...named })
    const { user } = file
    if (user === undefined) return { file }
    const [member, points] = await Promise.all([
      isCashier ? service('users/members/summary').create({ shop, user }) : undefined,
      isManager
        ? service('pointRecords').find({ user, $sort: { createTime: -1 }, $limit: 20 })
        : undefined,
    ])
    return { file, ...(member ? { member } : {}), ...(points ? { points: points.data } : {}) }
  })
  const shown = (): GuestFile => {
    const state = loaded.state.get()
    if (state.status !== 'ready') throw new Error('the file of a guest is not loaded')
    return state.value.file
  }
  const isOf = (user: unknown): boolean => {
    const state = loaded.state.get()
    return state.status === 'ready' && user !== undefined && state.value.file.user === user
  }
  const again = () => void loaded.reload()
  const then = async (call: () => Promise<unknown>): Promise<void> => {
    assertOnline(connection)
    try {
      await call()
    } catch (failure) {
      throw normaliseError(failure)
    } finally {
      await loaded.reload()
    }
  }
  return {
    ...loaded,
    open: () => {
      const ends = [
        // Few are written at one time: which one it is does not matter.
        service('guests').on('patched', again),
        service('pointRecords').on('created', again),
        ...(['created', 'patched'] as const).map((event) =>
          service('reservations').on(event, ({ _id, user }) => {
            const state = loaded.state.get()
            const isShown =
              state.status === 'ready' &&
              state.value.file.reservations.some((one) => one._id === _id)
            if (isShown || isOf(user)) again()
          }),
        ),
        service('tableSessions').on('patched', ({ user, status }) => {
          if (status === 'done' && isOf(user)) again()
        }),
        onConnect(again),
      ]
      again()
      return () => {
        for (const end of ends) end()
      }
    },
    change: (written) =>
      then(() => {
        const { _id: guest, version } = shown()
        return service('guests/change').create({ shop, guest, version, ...written })
      }),
    merge: (other) =>
      then(async () => {
        const { _id } = await service('guests').create({ shop, ...other })
        await service('guests/merge').create({ shop, guest: _id, into: shown()._id })
      }),
    unmerge: (guest) => then(() => service('guests/unmerge').create({ shop, guest })),
    erase: async () => {
      assertOnline(connection)
      await service('guests/erase').create({ shop, guest: shown()._id })
    },
    adjustPoints: (amount, note) =>
      then(() => {
        const { user = '' } = shown()
        return keyed({ user, amount, note }, (idempotencyKey) =>
          service('pointRecords').create({ user, shop, amount, note, idempotencyKey }),
        )
      }),
    giveCoupon: (coupon, endDate) =>
      then(() => {
        const { user = '' } = shown()
        const given = { user, coupon, ...(endDate === undefined ? {} : { endDate }) }
        return keyed(given, (idempotencyKey) =>
          service('userCoupons').create({ ...given, idempotencyKey }),
        )
      }),
    setLevel: (vipLevel) => then(() => service('users').patch(shown().user ?? '', { vipLevel })),
  }
}

/** Returns the people whom a text finds (GUEST-1.2). */
export const searchGuests = async (
  { service }: Pick<Connection, 'service'>,
  shop: string,
  text: string,
): Promise<readonly FoundGuest[]> => (await service('guests/search').create({ shop, text })).guests
