import { objectId } from '../ids/object-id.ts'
import { rankId, vipLevelId } from '../ids/record-id.ts'
import type { DemoAccount } from './staff-accounts.ts'

/** A regular of the group: second rank, supper club. */
export const memberAccounts: readonly DemoAccount[] = [
  {
    _id: objectId('user/member'),
    email: 'member@lanternlane.example',
    password: 'member-demo',
    name: 'Charlotte Ng',
    firstName: 'Charlotte',
    lastName: 'Ng',
    phone: '+852 0000 2046',
    ranks: [{ rank: rankId('glow') }],
    vipLevel: vipLevelId('supper-club'),
  },
]
