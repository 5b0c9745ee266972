import { expect } from 'vitest'
import { carries, has } from '../check/carries.ts'
import { area, check, once } from '../check/check.ts'
import { at, fieldsOf, firstOf, idOf, recordsOf } from '../client/fields.ts'
import { httpVisitor, visitor } from '../client/target.ts'
import { newMember, regular } from '../restaurant/people.ts'
import { reader, restaurant } from '../restaurant/restaurant.ts'
import { named, nobodysId, unique } from '../restaurant/text.ts'

const bookmarked = once(async () => {
  const { owner, shop, noodles } = await restaurant()
  const { client } = await regular()
  const news = idOf(
    await owner.create('news', {
      name: `wire-${unique()}`,
      title: named('Opening'),
      publishTime: new Date(Date.now() - 60_000).toISOString(),
    }),
  )
  const coupon = idOf(
    await owner.create('orderDiscounts', { name: named('Tart'), source: 'gift', shops: [shop] }),
  )
  const gift = idOf(await owner.create('gifts', { name: named('Tart'), coupon, point: 10 }))
  await client.create('bookmarks', { type: 'news', news })
  await client.create('bookmarks', { type: 'product', product: noodles })
  await client.create('giftBookmarkRecords', { gift })
  return { client, news, gift, noodles }
})

const points = once(async () => {
  const { shop } = await restaurant()
  const { client, id } = await regular()
  return firstOf(await client.find('users/points/available', { user: id, shop }))
})

area('a member', () => {
  check('signs in: authentication with e-mail and password gives a jwt and the user', async () => {
    const { email, password, id } = await newMember(0)
    const result = await visitor().signIn({ email, password })
    expect(result['accessToken']).toBeTypeOf('string')
    expect(result).toMatchObject({ user: { _id: id } })
  })
  check('signs in over HTTP', async () => {
    const { email, password, id } = await newMember(0)
    expect(await httpVisitor().signIn({ email, password })).toMatchObject({ user: { _id: id } })
  })
  check('a jwt signs in again', async () => {
    const { email, password } = await newMember(0)
    const { accessToken } = await visitor().signIn({ email, password })
    const again = await visitor().create('authentication', { strategy: 'jwt', accessToken })
    expect(again).toMatchObject({ user: { email } })
  })
  check('logout ends the realtime login', async () => {
    const { client, id } = await newMember(0)
    await client.logout()
    await expect(client.get('users', id)).rejects.toMatchObject({
      code: expect.any(Number) as number,
    })
  })
  check('get users/{id}: user', async () => {
    const { client, id } = await regular()
    expect(await client.get('users', id)).toMatchObject({ _id: id })
  })
  for (const [name, $populate] of Object.entries({
    'by name': 'vipLevel',
    'in a list': ['vipLevel'],
    'by path': [{ path: 'vipLevel' }],
  }))
    check(`get users/{id} populating vipLevel, ${name}`, async () => {
      const { client, id, vipLevel } = await regular()
      const user = await client.get('users', id, { $populate })
      expect(user).toMatchObject({ vipLevel: { _id: vipLevel, orderDiscount: 0.9 } })
    })
  check('ranks (entries with rank)', async () => {
    const { client, id, rank } = await regular()
    expect(await client.get('users', id)).toMatchObject({ ranks: [{ rank }] })
  })
  check('avatar is the id of a picture', async () => {
    const { email, password, id } = await newMember(0)
    const http = httpVisitor()
    const { accessToken } = await http.signIn({ email, password })
    expect(accessToken).toBeTypeOf('string')
    const user = await http.get('users', id)
    expect([undefined, null, 'string']).toContain(user['avatar'] ?? undefined)
  })
  check('changes the profile: first name, last name, phone, dob', async () => {
    const { client, id } = await newMember(0)
    const profile = { firstName: 'Ah', lastName: 'Lee', phone: '+85221234567', dob: '1990-02-03' }
    await client.patch('users', id, profile)
    expect(await client.get('users', id)).toMatchObject(profile)
  })
  check('create users/spends/rankProgress: empty payload, list of entries with rank', async () => {
    const { client, rank } = await regular()
    const result: unknown = await client.create('users/spends/rankProgress', {})
    expect(recordsOf(result).map((entry) => entry['rank'])).toContain(rank)
  })
  check('find shopRanks: _id in the list of ranks, unpaginated', async () => {
    const { rank } = await regular()
    const found = await (
      await reader()
    ).find('shopRanks', { _id: { $in: [rank] }, $paginate: false })
    expect(Array.isArray(found)).toBe(true)
    expect(recordsOf(found).map(idOf)).toEqual([rank])
  })
  check('find users/points/available: user, shop', points)
  has('a list entry of points', points, ['_id', 'amount'])
  check('points are the amount that was given', async () => {
    expect(at(await points(), 'amount')).toBe(1000)
  })
  check('nobody else finds the points of a member', async () => {
    const { shop } = await restaurant()
    const { id } = await regular()
    await expect(visitor().find('users/points/available', { user: id, shop })).rejects.toThrow()
  })
  for (const type of ['news', 'product'])
    check(`find bookmarks: type ${type}, unpaginated; reads ${type}`, async () => {
      const { client, news, noodles } = await bookmarked()
      const found = await client.find('bookmarks', { type, $paginate: false })
      expect(Array.isArray(found)).toBe(true)
      const ids = recordsOf(found).map((one) =>
        typeof one[type] === 'string' ? one[type] : idOf(fieldsOf(one[type])),
      )
      expect(ids).toEqual([type === 'news' ? news : noodles])
    })
  check(
    'find bookmarks populating news and product where the record is whole already',
    async () => {
      const { client, news } = await bookmarked()
      const found = recordsOf(await client.find('bookmarks', { type: 'news', $populate: ['news'] }))
      expect(found).toMatchObject([{ news: { _id: news } }])
    },
  )
  check('find giftBookmarkRecords: unpaginated; reads gift', async () => {
    const { client, gift } = await bookmarked()
    const found = await client.find('giftBookmarkRecords', { $paginate: false })
    expect(Array.isArray(found)).toBe(true)
    const [entry] = recordsOf(found)
    expect([at(entry, 'gift'), at(entry, 'gift._id')]).toContain(gift)
  })
  check('bookmark data load only for a user: a visitor has none', async () => {
    await expect(visitor().find('bookmarks', { type: 'news' })).rejects.toMatchObject({
      name: 'NotAuthenticated',
      code: 401,
    })
  })
  check('a member reads no other member', async () => {
    const { id } = await regular()
    const { client } = await newMember(0)
    await expect(client.get('users', id)).rejects.toThrow()
    await expect(client.get('users', nobodysId)).rejects.toThrow()
  })
  const level = once(async () => (await regular()).vipLevel)
  carries('a vip level', 'vipLevels', level, {
    orderDiscount: 0.8,
    discountLists: ({ shop }) => [{ shops: [shop], discounts: [] }],
    name: named('Supper club'),
    status: 'active',
  })
})
