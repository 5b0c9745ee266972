import type { House } from './house.ts'

/** Returns how many messages of providers the server has recorded, responses included. */
export const messagesOf = async ({ database }: House): Promise<number> => {
  const { rows } = await database.query<{ count: number }>(
    'select coalesce(sum(count), 0)::int count from payment_messages',
  )
  return rows[0]?.count ?? 0
}
