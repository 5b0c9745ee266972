import type { StaffRole, UserData } from '@comanda/contract'
import { objectId } from '../ids/object-id.ts'
import { shopId } from '../ids/record-id.ts'
import type { ShopKey } from '../ids/shop-key.ts'

/** A sign-in that exists only if the demo is loaded. Its password is public: it is in the README. */
export interface DemoAccount extends UserData {
  _id: string
  email: string
  name: string
}

const staff = (role: StaffRole, name: string, shop?: ShopKey): DemoAccount => {
  const label = shop ? `${role}.${shop}` : role
  return {
    _id: objectId(`user/${label}`),
    email: `${label}@lanternlane.example`,
    password: `${role}-demo`,
    name,
    staff: [shop ? { role, shop: shopId(shop) } : { role }],
  }
}

export const staffAccounts: readonly DemoAccount[] = [
  staff('owner', 'Vivian Mak'),
  staff('manager', 'Ken Lau', 'hk'),
  staff('waiter', 'Ming Ho', 'hk'),
  staff('cashier', 'Suki Chow', 'hk'),
  staff('kitchen', 'Uncle Wai', 'hk'),
  staff('accountant', 'Iris Poon', 'hk'),
  staff('manager', 'Chen Yi-an', 'tw'),
  staff('waiter', 'Tsai Jia-hao', 'tw'),
  staff('cashier', 'Lin Pei-yu', 'tw'),
  staff('kitchen', 'Wu Chih-ming', 'tw'),
  staff('accountant', 'Hsu Mei-ling', 'tw'),
  staff('manager', 'Rachel Tan', 'sg'),
  staff('waiter', 'Nurul Huda', 'sg'),
  staff('cashier', 'Farah Aziz', 'sg'),
  staff('kitchen', 'Ah Seng', 'sg'),
  staff('accountant', 'Daniel Koh', 'sg'),
]
