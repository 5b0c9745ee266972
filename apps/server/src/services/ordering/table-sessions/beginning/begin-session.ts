import type { CreateSessionResult } from '@comanda/contract'
import { memberOfPass } from '../../../../authentication/member-of-pass.ts'
import { create } from './create.ts'
import { createTopUp } from './create-top-up.ts'
import type { Orderer } from '../order/orderer.ts'
import type { Ordering } from '../ordering.ts'
import type { RequestedSession } from '../order/requested-order.ts'

/** `create tableSessions/create`: a session of the requested type, for the member of the pass if there is one. */
export const beginSession = (
  ordering: Ordering,
  data: RequestedSession,
  by: Orderer,
): Promise<CreateSessionResult> => {
  const begin = data.type === 'topUp' ? createTopUp : create
  const { memberPass: pass, shop } = data
  if (pass === undefined) return begin(ordering, data, by)
  const member = memberOfPass(ordering, pass, by.actor.user, shop)
  return begin(ordering, data, { ...by, actor: { ...by.actor, member } })
}
