import {
  sampleMenu,
  sampleTable,
  type Script,
  scriptedConnection,
  staffClientOver,
} from '@comanda/client/testing'
import type { SessionLine, Shop, TableSession, User } from '@comanda/contract'
import { vi } from 'vitest'
import { SessionPane } from '../features/session-pane/session-pane.tsx'
import { renderForStaff } from './render-for-staff.tsx'
import { sampleLine } from './sample-order.ts'

/** A line of 60 dollars each. */
export const billed = (name: string, rest: Partial<SessionLine> = {}): SessionLine => ({
  ...sampleLine(name),
  price: 60,
  salesPrice: 60,
  extraFee: 0,
  extraFeeEnjoyDiscount: 0,
  priceWithoutProduct: 0,
  priceWithoutDiscount: 60,
  discount: 0,
  actualPrice: 60,
  relatedTreePrice: 60,
  discountList: [],
  couponAndAmount: [],
  membership: false,
  surchargePercent: 0,
  totalSurcharge: 0,
  taxPercent: 0,
  totalTax: 0,
  taxGroup: null,
  freeSurcharge: false,
  ...rest,
})

const waiter: User = { _id: 'w', staff: [{ role: 'waiter', shop: sampleMenu.shop._id }] }

/** Opens the pane of a session at table 5 for a waiter; table 7 is the one that is picked. */
export const openPane = async (
  change: Partial<TableSession> = {},
  script: Script = {},
  shop: Partial<Shop> = {},
) => {
  const session = sampleTable({ capacity: 3, products: [billed('Noodles')], ...change })
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user: waiter }),
    'shops/subscribe create': () => ({ item: sampleMenu.shop._id }),
    'tableSessions get': () => session,
    ...script,
  })
  const { client } = staffClientOver(server.connection)
  const onClosed = vi.fn<() => void>()
  await client.authentication.signIn('ming@eat.example', 'Secret123')
  const pickTable = async () => ({
    table: { _id: 'table7', shop: session.shop, name: '7' },
    session: 'session7',
  })
  const screen = await renderForStaff(
    <SessionPane session={session._id} pickTable={pickTable} onClosed={onClosed} />,
    { client, shop: { ...sampleMenu.shop, ...shop } },
  )
  return { ...screen, server, session, onClosed }
}
