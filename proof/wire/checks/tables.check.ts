import { expect } from 'vitest'
import { area, check, once } from '../check/check.ts'
import { at, type Fields, idOf, recordsOf } from '../client/fields.ts'
import { httpVisitor, visitor } from '../client/target.ts'
import { enter, sessionOf } from '../restaurant/orders.ts'
import { anotherShop, newTable, reader, restaurant } from '../restaurant/restaurant.ts'
import { nobodysId } from '../restaurant/text.ts'

const table = once(newTable)

/** Tries to sit down at a table of a shop with these fields. */
const enterShop = async (shopFields: Fields, fields: Fields = {}) => {
  const { owner } = await restaurant()
  const shop = await anotherShop(shopFields)
  const viewItem = idOf(await owner.create('tableViewItems', { shop, name: 'T1' }))
  return visitor().create('tableSessions/createOrResume', {
    viewItem,
    date: new Date().toISOString(),
    capacity: 1,
    shop,
    create: true,
    ...fields,
  })
}

const refusedFor = (reason: string) => ({ data: { code: reason } })

area('table codes', () => {
  check('find tableViewItems: query _id, shop, limit 1', async () => {
    const { shop } = await restaurant()
    const found = await (
      await reader()
    ).find('tableViewItems', { _id: await table(), shop, $limit: 1 })
    expect(recordsOf(found)).toMatchObject([{ _id: await table(), shop }])
  })
  check('find tableViewItems over HTTP', async () => {
    const { shop } = await restaurant()
    const found = await httpVisitor().find('tableViewItems', {
      _id: await table(),
      shop,
      $limit: 1,
    })
    expect(recordsOf(found)).toMatchObject([{ _id: await table(), shop }])
  })
  check('get tableViewItems/{id}', async () => {
    const { shop } = await restaurant()
    expect(await (await reader()).get('tableViewItems', await table())).toMatchObject({ shop })
  })
  check(
    'find tableViewItems: an identifier that is not valid is sent as null and finds nothing',
    async () => {
      const { shop } = await restaurant()
      const found = await (await reader()).find('tableViewItems', { _id: null, shop, $limit: 1 })
      expect(recordsOf(found)).toEqual([])
    },
  )
  check('find tableViewItems: a code of another shop finds nothing', async () => {
    const shop = await anotherShop()
    const found = await (
      await reader()
    ).find('tableViewItems', { _id: await table(), shop, $limit: 1 })
    expect(recordsOf(found)).toEqual([])
  })
  check('nobody lists the codes of a shop', async () => {
    const { shop } = await restaurant()
    const found = await (await reader()).find('tableViewItems', { shop }).catch(() => [])
    expect(recordsOf(found)).toEqual([])
  })

  check(
    'createOrResume: viewItem, date, capacity, shop, section, create; the session is read',
    async () => {
      const { shop, section } = await restaurant()
      const { session } = await enter(visitor())
      expect(session).toMatchObject({ shop, section, type: 'dineIn', status: 'ongoing' })
    },
  )
  for (const [name, date] of [
    ['ISO', () => new Date().toISOString()],
    ['milliseconds', () => Date.now()],
  ] as const)
    check(`createOrResume: date as ${name}`, async () => {
      const { session } = await enter(visitor(), { date: date() })
      expect(session).toMatchObject({ type: 'dineIn' })
    })
  for (const field of ['section', 'capacity', 'create'])
    check(`createOrResume without ${field}`, async () => {
      const { session } = await enter(visitor(), { [field]: undefined })
      expect(session).toMatchObject({ type: 'dineIn' })
    })
  check('createOrResume: section sent as null', async () => {
    expect((await enter(visitor(), { section: null })).session).toMatchObject({ type: 'dineIn' })
  })
  check('createOrResume resumes the session of the table', async () => {
    const one = await enter(visitor())
    const { shop } = await restaurant()
    const other = await visitor().create('tableSessions/createOrResume', {
      viewItem: one.viewItem,
      date: new Date().toISOString(),
      shop,
    })
    expect(idOf(sessionOf(other))).toBe(idOf(one.session))
  })
  check('createOrResume over HTTP', async () => {
    expect((await enter(httpVisitor())).session).toMatchObject({ type: 'dineIn' })
  })
  check('default table capacity is 1', async () => {
    expect((await enter(visitor(), { capacity: undefined })).session).toMatchObject({ capacity: 1 })
  })

  check(
    'fixedCodeTimeout: a code expires when older than onlineSessionTimeout minutes from its date',
    async () => {
      const date = new Date(Date.now() - 3 * 60_000).toISOString()
      await expect(enterShop({ onlineSessionTimeout: 2 }, { date })).rejects.toMatchObject(
        refusedFor('fixedCodeTimeout'),
      )
    },
  )
  check('fixedCodeTimeout: default session timeout 1 minute', async () => {
    const date = new Date(Date.now() - 2 * 60_000).toISOString()
    await expect(enterShop({ onlineSessionTimeout: undefined }, { date })).rejects.toMatchObject(
      refusedFor('fixedCodeTimeout'),
    )
  })
  check('fixedCodeNotEnabled', async () => {
    await expect(enterShop({ onlineEnabledFixedCode: false })).rejects.toMatchObject(
      refusedFor('fixedCodeNotEnabled'),
    )
  })
  check('fixedCodeTableInvalid', async () => {
    await expect(enterShop({}, { viewItem: nobodysId })).rejects.toMatchObject(
      refusedFor('fixedCodeTableInvalid'),
    )
  })
  check('shopNotFound', async () => {
    await expect(enterShop({}, { shop: nobodysId })).rejects.toMatchObject(
      refusedFor('shopNotFound'),
    )
  })
  check('shopNotEnabledForOnline', async () => {
    await expect(enterShop({ openForOnline: false })).rejects.toMatchObject(
      refusedFor('shopNotEnabledForOnline'),
    )
  })
  check('timeSlotNotFound: the current time must fall in an opening-hours entry', async () => {
    const weekday = (new Date().getUTCDay() + 3) % 7
    const onlineOpeningHours = [{ weekdays: [weekday], startTime: '09:00', endTime: '10:00' }]
    await expect(enterShop({ onlineOpeningHours })).rejects.toMatchObject(
      refusedFor('timeSlotNotFound'),
    )
  })
  check('a session of a table has qrCodeViewItem and the name of its table item', async () => {
    const { session, viewItem } = await enter(visitor())
    expect(session).toMatchObject({ qrCodeViewItem: viewItem })
    expect(at(session, 'tableItem.name')).toMatch(/^W\d+$/)
  })
})
