import { once } from '../check/check.ts'
import type { Client, Credentials } from '../client/connect.ts'
import { idOf } from '../client/fields.ts'
import { signedIn } from '../client/target.ts'
import { restaurant } from './restaurant.ts'
import { named, unique } from './text.ts'

/** A member with an account. */
export interface Member extends Credentials {
  readonly id: string
  readonly client: Client
}

/** Returns a new member whom the owner has entered, with points to spend at the shop. */
export const newMember = async (points = 1000): Promise<Member> => {
  const { owner, shop } = await restaurant()
  const account = { email: `${unique()}@wire.example`, password: 'Wire-Kitchen-8' }
  const id = idOf(await owner.create('users', { ...account, firstName: 'Mei', lastName: 'Chan' }))
  if (points > 0)
    await owner.create('pointRecords', {
      user: id,
      shop,
      amount: points,
      note: 'Welcome',
      idempotencyKey: `points-${unique()}-wire`,
    })
  return { ...account, id, client: await signedIn(account) }
}

/** A member with a rank and a vip level, shared by the checks of a worker. */
export const regular = once(async () => {
  const { owner } = await restaurant()
  const rank = idOf(await owner.create('shopRanks', { name: named('Gold'), expenditure: 1000 }))
  const vipLevel = idOf(
    await owner.create('vipLevels', { name: named('Club'), status: 'active', orderDiscount: 0.9 }),
  )
  const member = await newMember()
  await owner.patch('users', member.id, { ranks: [{ rank }], vipLevel })
  return { ...member, rank, vipLevel }
})

/** Returns a cashier of the shop. */
export const cashier = once(async (): Promise<Client> => {
  const { owner, shop } = await restaurant()
  const account = { email: `${unique()}@wire.example`, password: 'Wire-Kitchen-8' }
  await owner.create('users', { ...account, staff: [{ role: 'cashier', shop }] })
  return signedIn(account)
})
