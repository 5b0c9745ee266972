import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'

/** Why somebody is needed at a kiosk: a guest asks for help, or it was not heard for five minutes. */
export const HelpReason = OneOf('guest', 'lost')
export type HelpReason = Static<typeof HelpReason>

/** Somebody is needed at a kiosk (KIOSK-8.1, KIOSK-9.1). It is there until staff have been there. */
export const HelpCall = Closed(
  {
    _id: Id,
    shop: Id,
    device: Id,
    /** The name of the device. */
    name: Type.String(),
    reason: HelpReason,
    createTime: Instant,
    /** When it rang last. */
    rungTime: Instant,
    /** Who is on the way. */
    accepted: Type.Optional(Closed({ by: Id, name: Type.Optional(Type.String()), time: Instant })),
  },
  'HelpCall',
)
export type HelpCall = Static<typeof HelpCall>

/** `create devices/help`: a guest at the calling kiosk asks for help, or no longer does. */
export const AskHelpData = Closed({ cancel: Type.Optional(Type.Boolean()) }, 'AskHelpData')
export type AskHelpData = Static<typeof AskHelpData>
/** Absent if there is none any more. */
export const AskHelpResult = Closed({ call: Type.Optional(HelpCall) })
export type AskHelpResult = Static<typeof AskHelpResult>

/** `create helpCalls/accept`: the caller is on the way; the guest reads their name. */
export const AcceptHelpData = Closed({ shop: Id, call: Id }, 'AcceptHelpData')
export type AcceptHelpData = Static<typeof AcceptHelpData>

/** `create helpCalls/done`: nobody is needed any more. */
export const EndHelpData = Closed({ shop: Id, call: Id }, 'EndHelpData')
export type EndHelpData = Static<typeof EndHelpData>
export const EndHelpResult = Closed({ _id: Id })
