import { gifts as description } from '@comanda/contract'
import type { Served } from '../../../calls/served.ts'
import { gifts as table } from '../../../tables/gifts.ts'
import { giftSlots } from '../../../tables/gift-slots.ts'
import { serveCounted } from '../counted/serve-counted.ts'
import { redeem } from './redeem.ts'

/** Rewards, and the call that redeems one. */
export const gifts: readonly Served[] = [serveCounted(description, table, giftSlots), redeem]
