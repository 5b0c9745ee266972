import { expect } from 'vitest'
import { area, check, once } from '../check/check.ts'
import { recordsOf, textAt } from '../client/fields.ts'
import { visitor } from '../client/target.ts'
import { ledger } from '../restaurant/ledger.ts'

area('list paths', () => {
  const member = once(async () => ledger())
  for (const path of [
    'pointRecords',
    'balanceRecords',
    'userCoupons',
    'bookmarks',
    'giftBookmarkRecords',
    'tableSessions',
    'news',
    'gifts',
    'products',
    'shops',
  ])
    check(`find ${path} with sort and limit`, async () => {
      const { client, id } = await member()
      const own = path === 'tableSessions' ? { user: id } : {}
      recordsOf(await client.find(path, { ...own, $sort: { _id: 1 }, $limit: 10 }))
    })
  check('order history: the sessions of the member, newest first', async () => {
    const { client, id } = await member()
    const found = await client.find('tableSessions', {
      user: id,
      $sort: { createTime: -1 },
      $limit: 10,
    })
    expect(recordsOf(found)).toEqual([])
  })
  check('an unknown path is a NotFound', async () => {
    await expect(visitor().find('noSuchRecords')).rejects.toMatchObject({ code: 404 })
  })
  check('an unknown field of a query is refused by name', async () => {
    const failed: unknown = await visitor()
      .find('products', { notAField: 1 })
      .catch((error: unknown) => error)
    expect(textAt(failed, 'message')).toContain('notAField')
  })
})
