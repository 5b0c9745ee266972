import { randomBytes } from 'node:crypto'
import { newIdempotencyKey } from '../../caller/caller.ts'
import { RestCaller } from '../../load/rest.ts'
import type { Attack } from '../attack.ts'

interface Created {
  readonly _id: string
}

const password = `${randomBytes(12).toString('hex')} Az 9`

/** What managers of a shop may credit in a day unless its owner says otherwise (MEM-7.2). */
const daily = 2500

/** Two managers of one shop who credit a friend and themselves as much as they can, many calls at once. */
export const attack: Attack = {
  name: 'staff-credit',
  says: 'two managers credit a member, and themselves, a million points and more',
  run: async ({ url, restaurant: { owner, shop } }) => {
    const account = async (staff: readonly object[]) => {
      const email = `credit-${newIdempotencyKey()}@campaign.example`
      const { _id } = await owner.create<Created>('users', { email, password, staff })
      const caller = new RestCaller(url)
      await caller.signIn(email, password)
      return { _id, caller }
    }
    const managers = [
      await account([{ role: 'manager', shop }]),
      await account([{ role: 'manager', shop }]),
    ]
    const friend = await account([])
    const pointsOf = async ({ caller }: typeof friend): Promise<number> => {
      const [points] = await caller.get<{ amount: number }[]>('users/points/available')
      return points?.amount ?? 0
    }
    const credit = (by: RestCaller, user: string, amount: number): Promise<unknown> =>
      by
        .create('pointRecords', {
          user,
          shop,
          amount,
          note: 'an attack',
          idempotencyKey: newIdempotencyKey(),
        })
        .catch(() => undefined)
    const calls = managers.flatMap(({ _id, caller }) =>
      [1_000_000, ...Array.from({ length: 50 }, () => 100)].flatMap((amount) => [
        credit(caller, _id, amount),
        credit(caller, friend._id, amount),
      ]),
    )
    await Promise.all(calls)
    const [manager] = managers
    const own = manager ? await pointsOf(manager) : 0
    const pending = await manager?.caller.create<Created>('approvals', {
      action: 'credit',
      shop,
      user: friend._id,
      unit: 'points',
      amount: 9000,
      note: 'an attack',
    })
    const before = await pointsOf(friend)
    await Promise.all(
      Array.from({ length: 20 }, () =>
        owner
          .create('approvals/decide', {
            approval: pending?._id,
            status: 'approved',
            idempotencyKey: newIdempotencyKey(),
          })
          .catch(() => undefined),
      ),
    )
    const approved = (await pointsOf(friend)) - before
    return [
      { what: 'what a manager credited to himself', value: own, unit: 'points', limit: 0 },
      { what: 'what both credited to a friend', value: before, unit: 'points', limit: daily },
      { what: 'what 20 approvals at once credited', value: approved, unit: 'points', limit: 9000 },
    ]
  },
}
