import {
  always,
  type ChangeSectionData,
  type CreateOrResumeData,
  type CreateSessionData,
  type OrderData,
  type PayByBalanceData,
  type PayData,
  services,
  type SetUserData,
  type SubscribeData,
  type TableSession,
  type TableSessionPatch,
  type UpdatePaymentData,
} from '@comanda/contract'
import type { App, CallParams, WireService } from '../../../runtime/app.ts'
import { refused } from '../../../errors/refusal.ts'
import { actorOf } from './actor-of.ts'
import { changeSection } from './change-section.ts'
import { create } from './create.ts'
import { createTopUp } from './create-top-up.ts'
import { createOrResume } from './create-or-resume.ts'
import { memberOfPass } from './member-of-pass.ts'
import { order } from './order.ts'
import type { Ordering } from './ordering.ts'
import { patchSession } from './patch.ts'
import { pay } from './pay.ts'
import { payByBalance } from './pay-by-balance.ts'
import { updatePayment } from './update-payment.ts'
import { findSessions } from '../queries/find-sessions.ts'
import { loadSession } from '../queries/load-session.ts'
import { sessionRecord } from '../records/session-record.ts'
import { sessionNotFound } from './session-refusals.ts'
import { memberId } from '../../../authentication/member-id.ts'
import { setUser } from './set-user.ts'
import { subscribe } from './subscribe.ts'

const call = (create: (data: unknown, params?: CallParams) => Promise<unknown>): WireService =>
  ({ create }) as unknown as WireService

/** Sessions and the calls that make them. */
export const tableSessions = (app: App, ordering: Ordering): void => {
  const { database } = ordering
  const records = {
    find: (params: CallParams = {}) => findSessions(database, params),
    get: async (id: unknown, params: CallParams = {}): Promise<TableSession> => {
      const state = await loadSession(database, String(id))
      const key = params.query?.['restoreKey'] ?? state?.row.restoreKey
      if (!state || key !== state.row.restoreKey) throw refused(sessionNotFound)
      return sessionRecord(state)
    },
    patch: (id: unknown, data: unknown, params: CallParams = {}) => {
      const { status } = data as TableSessionPatch
      const actor = { role: 'staff' as const, ...(params.user ? { user: params.user._id } : {}) }
      return patchSession(ordering, {
        id: String(id),
        status,
        reach: params.scope ?? always,
        actor,
      })
    },
  }
  app.use('tableSessions', records as unknown as WireService, {
    methods: [...services.tableSessions.methods],
  })
  const calls = {
    'tableSessions/createOrResume': call((data, params) => {
      const code = data as CreateOrResumeData
      return createOrResume(ordering, code, actorOf(params, code.shop))
    }),
    'tableSessions/create': call((data, params) => {
      const session = data as CreateSessionData
      const begin = session.type === 'topUp' ? createTopUp : create
      const actor = actorOf(params, session.shop)
      const { memberPass: pass, shop } = session
      if (pass === undefined) return begin(ordering, session, actor)
      const member = memberOfPass(ordering, pass, actor, shop)
      return begin(ordering, session, { ...actor, member })
    }),
    'tableSessions/order': call((data, params) =>
      order(ordering, data as OrderData, (shop) => actorOf(params, shop)),
    ),
    'tableSessions/setUser': call((data, params) =>
      setUser(ordering, data as SetUserData, memberId(params), (shop) => actorOf(params, shop)),
    ),
    'tableSessions/changeSection': call((data, params) =>
      changeSection(ordering, data as ChangeSectionData, (shop) => actorOf(params, shop)),
    ),
    'tableSessions/updatePayment': call((data) =>
      updatePayment(ordering, data as UpdatePaymentData),
    ),
    'tableSessions/pay': call((data, params) => pay(ordering, data as PayData, params?.user)),
    'tableSessions/payByBalance': call((data, params) =>
      payByBalance(ordering, data as PayByBalanceData, params?.user?._id),
    ),
    'tableSessions/subscribe': call((data, params) =>
      subscribe(app, database, data as SubscribeData, params),
    ),
  }
  for (const [path, service] of Object.entries(calls))
    app.use(path, service, { methods: ['create'] })
}
