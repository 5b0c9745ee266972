import type { Invitation, InviteData, InviteResult, ShopRole, StaffMember } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** Who works in a shop, and who is invited to. */
export interface ShownColleagues {
  readonly members: readonly StaffMember[]
  readonly invitations: readonly Invitation[]
}

/** The staff of a shop, for its managers (STAFF-3.13, STAFF-3.14). Changes fail with a `CallError`. */
export interface Colleagues extends Loaded<ShownColleagues> {
  /** Invites an e-mail address. The result has a code if the link could not be mailed. */
  readonly invite: (invited: Omit<InviteData, 'shop'>) => Promise<InviteResult>
  readonly withdraw: (invitation: string) => Promise<void>
  /** `null` ends the work of an account in this shop. */
  readonly setRole: (user: string, role: ShopRole | null) => Promise<void>
  /** Reads them again on each event and each connect, until the returned function is called. */
  readonly open: () => () => void
}

export const createColleagues = (
  { service, onConnect }: Pick<Connection, 'service' | 'onConnect'>,
  shop: string,
): Colleagues => {
  const loaded = createLoaded(async (): Promise<ShownColleagues> => {
    const [members, invitations] = await Promise.all([
      service('users/staff').create({ shop }),
      service('invitations').find({ shop, $sort: { createTime: -1 }, $limit: 100 }),
    ])
    return { members, invitations: invitations.data }
  })
  const { reload } = loaded
  return {
    ...loaded,
    invite: async (invited) => {
      const result = await service('users/invite').create({ shop, ...invited })
      await reload()
      return result
    },
    withdraw: async (invitation) => {
      await service('invitations').remove(invitation)
      await reload()
    },
    setRole: async (user, role) => {
      await service('users/setRole').create({ shop, user, role })
      await reload()
    },
    open: () => {
      const again = () => void reload()
      const ends = [
        service('invitations').on('created', again),
        service('invitations').on('removed', again),
        onConnect(again),
      ]
      void reload()
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
