import { once } from '../check/check.ts'
import { httpVisitor } from '../client/target.ts'
import { newMember } from './people.ts'
import { restaurant } from './restaurant.ts'
import { unique } from './text.ts'

/** A member with twelve entries of points. */
export const ledger = once(async () => {
  const { owner, shop } = await restaurant()
  const member = await newMember(0)
  for (let amount = 1; amount <= 12; amount++)
    await owner.create('pointRecords', {
      user: member.id,
      shop,
      amount,
      note: 'Wire',
      idempotencyKey: `points-${unique()}-wire`,
    })
  const http = httpVisitor()
  await http.signIn(member)
  return { ...member, http }
})
