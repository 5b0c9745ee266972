import type { AcceptInvitationData, ReadInvitationResult } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'

/** The invitation of a link that somebody opened (STAFF-3.15). The calls fail with a `CallError`. */
export const openedInvitation = (
  { service, opened }: Pick<Connection, 'service' | 'opened'>,
  code: string,
) => ({
  read: async (): Promise<ReadInvitationResult> => {
    await opened()
    return service('users/invitation').create({ code })
  },
  accept: (data: Omit<AcceptInvitationData, 'code'>) =>
    service('users/acceptInvitation').create({ code, ...data }),
})
