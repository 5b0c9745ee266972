import { always, type OrderLine, tableSessions as description } from '@comanda/contract'
import { callerAddress } from '../../../authentication/caller-address.ts'
import { callerIdentity, type SentWith } from '../../../authentication/caller-identity.ts'
import { ownedKey } from '../../../authentication/owned-key.ts'
import { memberId } from '../../../authentication/member-id.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { HandlerContext, Served } from '../../../calls/served.ts'
import { refused } from '../../../errors/refusal.ts'
import { signedIn } from '../../../policies/members.ts'
import { everybody } from '../../../policies/policy.ts'
import { onFloor } from '../../../policies/staff.ts'
import type { WriteSender } from '../../../idempotency/once.ts'
import type { Actor } from '../../../tables/session-events.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { hasOwnIds } from '../checkout/own-ids.ts'
import { sectionsOf } from '../pricing/session-sections.ts'
import { adjustLine } from './lines/adjust-line.ts'
import { changeLine } from './lines/change-line.ts'
import { changeGuests } from './lines/change-guests.ts'
import { noteAllergies } from './lines/note-allergies.ts'
import { discount } from './lines/discount.ts'
import { previewDiscount } from './lines/preview-discount.ts'
import { fire } from './lines/fire.ts'
import { adviseCoupons } from './lines/advise-coupons.ts'
import { returnCoupons } from './lines/return-coupons.ts'
import { useCoupon } from './lines/use-coupon.ts'
import { voidLines } from './lines/void-lines.ts'
import { findSessions } from '../queries/find-sessions.ts'
import { inShopOfSession } from '../../../shop-directory/in-shop-of-session.ts'
import { loadSession } from '../queries/load-session.ts'
import { sessionRecord, withRestoreKey } from '../records/session-record.ts'
import { sessionFor } from '../records/session-for.ts'
import { countUnknownCode } from '../table-codes/count-unknown-code.ts'
import { actorOf } from './actor-of.ts'
import { changeSection } from './changing/change-section.ts'
import { beginSession } from './beginning/begin-session.ts'
import { createOrResume } from './beginning/create-or-resume.ts'
import { order } from './order/order.ts'
import { pacedRefusals } from './order/paced-refusals.ts'
import { ordererOf } from './order/orderer.ts'
import {
  linesOfRound,
  linesOfSession,
  requestedRound,
  requestedSession,
  sentRoundPath,
  sentSessionPath,
} from './order/requested-order.ts'
import { orderingOf } from './ordering.ts'
import { patchSession } from './changing/patch.ts'
import { payByBalance } from './payment/pay-by-balance.ts'
import { namingSentFields } from './order/sent-fields.ts'
import { sessionNotFound } from '../../../errors/session-not-found.ts'
import { setUser } from './changing/set-user.ts'
import { subscribe } from './subscribe.ts'

const { calls } = description

const actorIn =
  ({ params }: HandlerContext) =>
  (shop: string): Actor =>
    actorOf(params, shop)

const senderOf = (
  { params }: HandlerContext,
  { idempotencyKey: key }: { readonly idempotencyKey?: string },
  sentWith: SentWith,
): WriteSender => ({ key: ownedKey(params, key), caller: callerIdentity(params, sentWith) })

/** What lines have that no order keeps, though it tells two of them apart: when each was added. */
const unpricedIn = (lines: readonly OrderLine[]): Pick<WriteSender, 'besides'> => {
  const dates = lines.map((line): unknown => Reflect.get(line, 'date') ?? null)
  return dates.some((date) => date !== null) ? { besides: dates } : {}
}

/** Sessions, and the calls by which diners and staff order and pay in them. */
export const tableSessions: readonly Served[] = [
  serveRecords(description, (context) => {
    const ordering = orderingOf(context)
    const sectionsNow = async (row: SessionRow): Promise<string[]> => {
      const menu = row.status === 'ongoing' ? await ordering.menuIn(row.shop) : undefined
      return menu ? sectionsOf(menu, row, new Date(ordering.now())) : []
    }
    return {
      methods: {
        find: (params = {}) => findSessions(ordering, params, sectionsNow),
        get: async (id, params = {}) => {
          const session = String(id)
          const state = await inShopOfSession(ordering, session, (shop) =>
            loadSession(ordering.reads, shop, session),
          )
          const key = params.query?.['restoreKey'] ?? undefined
          if (!state || (key !== undefined && key !== state.row.restoreKey))
            throw refused(sessionNotFound)
          const record = sessionRecord(state, await sectionsNow(state.row))
          const shown = sessionFor(record, state.row, params.user)
          return key === undefined ? shown : withRestoreKey(shown, state.row)
        },
        patch: (id, fields, { user, scope = always } = {}) => {
          const actor: Actor = { role: 'staff', ...(user ? { user: user._id } : {}) }
          return patchSession(ordering, { id: String(id), fields, reach: scope, actor })
        },
      },
    }
  }),
  serveCall(calls.createOrResume, everybody, (data, context) =>
    createOrResume(
      orderingOf(context),
      data,
      actorOf(context.params, data.shop),
      () => countUnknownCode(context.runtime, context.params),
      undefined,
      callerAddress(context.params),
    ),
  ),
  serveCall(calls.create, everybody, (data, context) => {
    const ordering = orderingOf(context)
    const { lines } = linesOfSession(data)
    const [restoreKey] = data.restoreKeys ?? []
    const isNamed = Boolean(data.contactName && data.phone)
    const isOwn = hasOwnIds(lines, data)
    const sentWith = { restoreKey, isDistinct: isNamed || isOwn }
    const sender = { ...senderOf(context, data, sentWith), ...unpricedIn(lines), hasOwnIds: isOwn }
    const by = { ...ordererOf(context.params, data.shop, sender), approval: data.approval }
    const pathOf = (path: string) => sentSessionPath(data, path)
    return pacedRefusals(context, () =>
      namingSentFields(pathOf, () => beginSession(ordering, requestedSession(data), by)),
    )
  }),
  serveCall(calls.order, everybody, (data, context) => {
    const { lines } = linesOfRound(data)
    const { restoreKey } = data
    const isOwn = hasOwnIds([...lines, ...(data.lines ?? [])], data)
    const sentWith = { restoreKey, isDistinct: isOwn }
    const sender = { ...senderOf(context, data, sentWith), ...unpricedIn(lines), hasOwnIds: isOwn }
    const ordererIn = (shop: string) => ordererOf(context.params, shop, sender)
    const pathOf = (path: string) => sentRoundPath(data, path)
    return pacedRefusals(context, () =>
      namingSentFields(pathOf, () => order(orderingOf(context), requestedRound(data), ordererIn)),
    )
  }),
  serveCall(calls.setUser, everybody, (data, context) =>
    setUser(
      orderingOf(context),
      data,
      { user: memberId(context.params), account: context.params.user },
      actorIn(context),
    ),
  ),
  serveCall(calls.changeSection, everybody, (data, context) =>
    changeSection(orderingOf(context), data, actorIn(context)),
  ),
  serveCall(calls.payByBalance, signedIn, (data, context) =>
    payByBalance(orderingOf(context), data, context.params.user),
  ),
  serveCall(calls.changeGuests, onFloor, (data, context) =>
    changeGuests(orderingOf(context), data, context.params.user),
  ),
  serveCall(calls.noteAllergies, onFloor, (data, context) =>
    noteAllergies(orderingOf(context), data, context.params.user),
  ),
  serveCall(calls.voidLines, onFloor, (data, context) =>
    voidLines(orderingOf(context), data, context.params.user),
  ),
  serveCall(calls.changeLine, onFloor, (data, context) =>
    changeLine(orderingOf(context), data, context.params.user),
  ),
  serveCall(calls.adjustLine, onFloor, (data, context) =>
    adjustLine(orderingOf(context), data, context.params.user),
  ),
  serveCall(calls.discount, onFloor, (data, context) =>
    discount(orderingOf(context), data, context.params.user),
  ),
  serveCall(calls.previewDiscount, onFloor, (data, context) =>
    previewDiscount(orderingOf(context), data, context.params.user),
  ),
  serveCall(calls.useCoupon, onFloor, (data, context) =>
    useCoupon(orderingOf(context), data, context.params.user),
  ),
  serveCall(calls.returnCoupons, onFloor, (data, context) =>
    returnCoupons(orderingOf(context), data, context.params.user),
  ),
  serveCall(calls.adviseCoupons, onFloor, (data, context) =>
    adviseCoupons(orderingOf(context), data, context.params.user),
  ),
  serveCall(calls.fire, onFloor, (data, context) =>
    fire(orderingOf(context), data, context.params.user),
  ),
  serveCall(calls.subscribe, everybody, (data, context) => subscribe(data, context)),
]
