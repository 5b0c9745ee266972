import { Handoff } from '../handoffs/schema.ts'
import { call, callAt } from '../services/call.ts'
import { HandoffData, HandoffResult, TakeOverData, TakeOverResult, WithdrawData } from './schema.ts'

/** Carts and orders go from one device to another (HANDOFF-1). */
export const carts = {
  handoff: callAt('carts/handoff', call(HandoffData, HandoffResult)),
  takeOver: callAt('carts/takeOver', call(TakeOverData, TakeOverResult)),
  withdraw: callAt('carts/withdraw', call(WithdrawData, Handoff)),
} as const
