import type { StaffRole } from '@comanda/contract'
import { staffAccounts } from './staff-accounts.ts'

/** A PIN of the demo. It is public: it is in the README. */
export interface DemoPin {
  readonly shop: string
  readonly user: string
  readonly pin: string
}

/** The PINs by role, the same in every shop. Accountants have none: they do not work on shift. */
const pins: Readonly<Partial<Record<StaffRole, string>>> = {
  manager: '4802',
  cashier: '5173',
  waiter: '6291',
  kitchen: '7364',
}

/** The PINs by which the demo's staff are recognised at paired devices. */
export const staffPins: readonly DemoPin[] = staffAccounts.flatMap(({ _id: user, staff = [] }) =>
  staff.flatMap(({ role, shop }) => {
    const pin = pins[role]
    return pin === undefined || shop === undefined ? [] : [{ shop, user, pin }]
  }),
)
