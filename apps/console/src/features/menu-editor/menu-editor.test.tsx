import { sampleIds, sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Menu, MenuChange, MenuVersion, ProductOption } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { MenuEditor } from './menu-editor.tsx'

const { shop, noodles, tea } = sampleIds
const inAll = (value: string) => (['en', 'cht', 'chs'] as const).map((lang) => ({ lang, value }))
const ice: ProductOption = {
  _id: 'e00000000000000000000001',
  shop,
  name: inAll('Ice'),
  required: true,
  choices: [{ _id: 'e00000000000000000000002', name: inAll('Less ice') }],
}
const [mains, drinks] = ['c1', 'c2'].map((id, index) => ({
  _id: `0000000000000000000000${id}`,
  shop,
  name: inAll(index === 0 ? 'Mains' : 'Drinks'),
  order: index + 1,
}))
const menu: Menu = {
  ...sampleMenu,
  categories: [mains, drinks].flatMap((one) => (one ? [one] : [])),
  productOptions: [ice],
  products: [
    { _id: noodles, shop, name: inAll('Noodles'), price: 60, category: mains?._id ?? '' },
    { _id: tea, shop, name: [{ lang: 'en', value: 'Tea' }], price: 20 },
  ],
}
const drafted = (own: Partial<MenuChange> = {}): MenuChange => ({
  _id: 'd00000000000000000000001',
  shop,
  path: 'products',
  record: noodles,
  kind: 'change',
  field: 'price',
  from: 60,
  to: 65,
  by: 'ann',
  byName: 'Ann',
  time: '2026-03-02T10:00:00.000Z',
  ...own,
})

const nothing = () => ({ shop, written: [], dropped: [] })

const open = async (
  before: readonly MenuChange[] = [],
  versions: readonly MenuVersion[] = [],
  publish: () => unknown = () => ({ waiting: [] }),
  own: Partial<Menu> = {},
) => {
  let changes = before
  const server = scriptedConnection({
    'shops/subscribe create': () => ({}),
    'stations find': () => [],
    'menuChanges find': () => changes,
    'menuVersions find': () => ({ total: versions.length, limit: 30, skip: 0, data: versions }),
    'menuChanges/change create': nothing,
    'menuChanges/add create': nothing,
    'menuChanges/remove create': nothing,
    'menuChanges/undo create': nothing,
    'menuVersions/publish create': publish,
    'menuVersions/revert create': () => ({}),
    'timeConditions create': () => ({}),
    'timeConditions find': () => [],
  })
  const screen = await renderForStaff(
    <MenuEditor />,
    staffClientOver(server.connection, { ...menu, ...own }),
  )
  /** What was sent, without the shop and the keys of the calls. */
  const sent = (path: string) =>
    server.calls
      .filter(({ name }) => name === `${path} create`)
      .map(({ args: [data] }) => {
        const { shop: _shop, idempotencyKey: _key, ...rest } = data as Record<string, unknown>
        return rest
      })
  /** Somebody else drafts a change. */
  const dispatch = async (change: MenuChange): Promise<void> => {
    changes = [...changes, change]
    await screen.settle(() => server.dispatch('menuChanges created', change))
  }
  return { ...screen, server, sent, dispatch }
}

test('DRAFT-4.1: dishes by category with their prices; a name says in which languages it is missing', async () => {
  const { names, text } = await open()
  expect(names('heading')).toEqual(['Menu', 'Mains', 'Other'])
  expect(names('textbox')).toEqual(['Price of Noodles', 'Price of Tea'])
  expect(text()).toContain('Missing: Traditional Chinese, Simplified Chinese')
  expect(text()).toContain('No changes')
})

test('DRAFT-4.1: a drafted price is shown in its place, and says that it is not published', async () => {
  const { get, text } = await open([drafted()])
  expect((get('textbox', 'Price of Noodles') as HTMLInputElement).value).toBe('65')
  expect(text()).toContain('1 change')
  expect(text()).toContain('Changed')
})

test('DRAFT-4.7: a field that somebody else changes follows in an open sheet, and is not sent back', async () => {
  const { press, fill, get, sent, dispatch, text } = await open()
  await press('button', 'Edit Noodles')
  await fill('textbox', 'Code', 'N1')
  await dispatch(drafted({ to: 65 }))
  expect((get('textbox', 'Price') as HTMLInputElement).value).toBe('65')
  expect(text()).not.toContain('meanwhile')
  await press('button', 'Keep in the draft')
  expect(sent('menuChanges/change')).toEqual([
    { path: 'products', record: noodles, field: 'code', seen: null, to: 'N1' },
  ])
})

test('DRAFT-4.7: of a field that two change at once, the sheet says who changed it to what; keeping replaces it', async () => {
  const { press, fill, sent, dispatch, text } = await open()
  await press('button', 'Edit Noodles')
  await fill('textbox', 'Price', '70')
  await dispatch(drafted({ to: 65 }))
  expect(text()).toContain('Ann changed “Price” meanwhile, to: $ 65.00')
  await press('button', 'Keep in the draft')
  expect(sent('menuChanges/change')).toEqual([
    { path: 'products', record: noodles, field: 'price', seen: 65, to: 70 },
  ])
})

test('DRAFT-4.3: a category moves by the arrow keys, and only the places that change are drafted', async () => {
  const { press, get, sent, settle } = await open()
  await press('button', 'Categories')
  await settle(() => {
    get('button', 'Edit Drinks').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }),
    )
  })
  expect(sent('menuChanges/change')).toEqual([
    { path: 'categories', record: drinks?._id, field: 'order', seen: 2, to: 1 },
    { path: 'categories', record: mains?._id, field: 'order', seen: 1, to: 2 },
  ])
})

test('DRAFT-4.2: the sheet of a dish has three languages side by side and its options with their rules in words', async () => {
  const { press, fill, text, sent } = await open()
  await press('button', 'Edit Tea')
  await fill('textbox', 'Name in Traditional Chinese', '茶')
  await fill('combobox', 'Add options', ice._id)
  expect(text()).toContain('Choose one · 1 choice')
  await press('button', 'Keep in the draft')
  expect(sent('menuChanges/change')).toEqual([
    {
      path: 'products',
      record: tea,
      field: 'name',
      seen: [{ lang: 'en', value: 'Tea' }],
      to: [
        { lang: 'en', value: 'Tea' },
        { lang: 'cht', value: '茶' },
      ],
    },
    { path: 'products', record: tea, field: 'options', seen: null, to: [ice._id] },
  ])
})

test('DRAFT-4.2: a dish costs less to take away, and does not take part in discounts', async () => {
  const { press, fill, sent } = await open()
  await press('button', 'Edit Noodles')
  await press('button', 'Another price')
  await fill('textbox', 'Adds', '-5')
  await press('checkbox', 'Takes part in discounts')
  await press('button', 'Keep in the draft')
  const of = { path: 'products', record: noodles, seen: null }
  expect(sent('menuChanges/change')).toEqual([
    {
      ...of,
      field: 'priceModifiers',
      to: [{ type: 'orderType', orderType: 'takeAway', price: -5 }],
    },
    { ...of, field: 'discountable', to: false },
  ])
})

test('DRAFT-4.2: a group of dishes makes a set; the dish that is chosen at first says so', async () => {
  const { press, fill, sent } = await open()
  await press('button', 'Options')
  await press('button', 'New option group')
  await fill('combobox', 'Add a dish as a choice', noodles)
  await fill('textbox', 'Name in English', 'Main of the set')
  await press('checkbox', 'Chosen at first')
  await fill('textbox', 'Adds to the price', '12')
  await press('button', 'Keep in the draft')
  expect(sent('menuChanges/add')).toMatchObject([
    {
      path: 'productOptions',
      data: {
        name: [{ lang: 'en', value: 'Main of the set' }],
        required: true,
        choices: [{ type: 'product', product: noodles, price: 12, defaultSelected: true }],
      },
    },
  ])
})

test('DRAFT-4.2: choices are in the order that they are moved to, and a price that is no amount is refused', async () => {
  const { press, fill, get, sent, text } = await open()
  await press('button', 'Options')
  await press('button', 'New option group')
  await fill('combobox', 'Add a dish as a choice', noodles)
  await fill('textbox', 'Name in English', 'Main of the set')
  await fill('textbox', 'Adds to the price', '$ 8')
  expect(text()).toContain('Write a number such as 3 or -3.50')
  expect((get('button', 'Keep in the draft') as HTMLButtonElement).disabled).toBe(true)
  await fill('textbox', 'Adds to the price', '8')
  await fill('combobox', 'Add a dish as a choice', tea)
  await press('button', 'Move choice 2 up')
  await press('button', 'Keep in the draft')
  expect(sent('menuChanges/add')).toMatchObject([
    { data: { choices: [{ product: tea }, { product: noodles, price: 8 }] } },
  ])
})

test('DRAFT-4.2: a group of options is for some kinds of orders, of which there is at least one', async () => {
  const { press, fill, sent, get } = await open()
  await press('button', 'Options')
  await press('button', 'New option group')
  await fill('combobox', 'Add a dish as a choice', noodles)
  await fill('textbox', 'Name in English', 'Box')
  await press('radio', 'Only these')
  expect(get('button', 'Keep in the draft').hasAttribute('disabled')).toBe(true)
  await press('checkbox', 'Takeaway')
  await press('button', 'Keep in the draft')
  expect(sent('menuChanges/add')).toMatchObject([
    { path: 'productOptions', data: { allowedOrderType: ['takeAway'] } },
  ])
})

test('DRAFT-4.4: the review has the changes in words, what the engine says, and publishes what it shows', async () => {
  const { press, text, sent } = await open([drafted()])
  await press('button', 'Review')
  expect(text()).toContain('Price $ 60.00 $ 65.00')
  expect(text()).toContain('Every dish and every set can be ordered')
  expect(text()).toContain(
    'What a dish costs with its first choices, taxes and surcharges Noodles $ 60.00 $ 65.00',
  )
  await press('button', 'Publish now')
  expect(sent('menuVersions/publish')).toEqual([{ changes: [drafted()._id] }])
  expect(text()).toContain('Published')
})

test('DRAFT-4.4: if it cannot be published, the review says which record and field', async () => {
  const conflicts = [{ path: 'products', record: noodles, field: 'price', reason: 'changed' }]
  const { press, text } = await open([drafted()], [], () => {
    throw Object.assign(new Error('Conflict'), {
      statusCode: 409,
      data: { code: 'menuConflict', conflicts },
    })
  })
  await press('button', 'Review')
  await press('button', 'Publish now')
  expect(text()).toContain('Nothing was published')
  expect(text()).toContain('Noodles: Price was changed')
})

test('DRAFT-4.4: a change is dropped from the review', async () => {
  const { press, sent } = await open([drafted()])
  await press('button', 'Review')
  await press('button', 'Drop: Noodles, Price')
  expect(sent('menuChanges/undo')).toEqual([{ changes: [drafted()._id] }])
})

test('DRAFT-4.5: versions are shown with who published them, and are taken back', async () => {
  const version: MenuVersion = {
    _id: 'f0000000000000000000000f',
    shop,
    number: 7,
    status: 'published',
    changes: [drafted()],
    by: 'ann',
    byName: 'Ann',
    time: '2026-03-02T10:00:00.000Z',
  }
  const { press, text, sent } = await open([], [version])
  expect(text()).toContain('Last published by Ann')
  await press('button', 'Versions')
  await press('button', 'Take back version 7')
  expect(sent('menuVersions/revert')).toEqual([{ version: version._id }])
})

test('DRAFT-4.3: a category gets sub-categories with names, and a dish is put into one', async () => {
  const tops = { _id: 'b00000000000000000000001', shop, category: mains?._id ?? '', order: 1 }
  const { press, fill, sent, text } = await open([], [], undefined, {
    subCategories: [{ ...tops, name: inAll('Hand-pulled') }],
  })
  await press('button', 'Categories')
  await press('button', 'Order of the dishes in Mains')
  expect(text()).toContain('0 dishes')
  await press('button', 'New sub-category')
  await fill('textbox', 'Name in English', 'Rice')
  await press('button', 'Keep in the draft')
  expect(sent('menuChanges/add')).toEqual([
    {
      path: 'subCategories',
      data: { name: [{ lang: 'en', value: 'Rice' }], category: mains?._id, order: 2 },
    },
  ])
  await press('button', 'Close')
  await press('button', 'Edit Noodles')
  await fill('combobox', 'Sub-category', tops._id)
  await press('button', 'Keep in the draft')
  expect(sent('menuChanges/change')).toEqual([
    { path: 'products', record: noodles, field: 'subCategory', seen: null, to: tops._id },
  ])
})

test('OPT-1.3, OPT-1.5: a choice that is taken several times has a least and a most, and so have all together', async () => {
  const several = { ...ice, multiple: true }
  const { press, fill, sent, get } = await open([], [], undefined, { productOptions: [several] })
  await press('button', 'Options')
  await press('button', 'Edit Ice')
  await fill('spinbutton', 'Least, if it is chosen optional', '2')
  await fill('spinbutton', 'Most optional', '1')
  expect((get('button', 'Keep in the draft') as HTMLButtonElement).disabled).toBe(true)
  await fill('spinbutton', 'Most optional', '4')
  await fill('spinbutton', 'At most in total optional', '6')
  await press('button', 'Keep in the draft')
  const [choice] = ice.choices
  expect(sent('menuChanges/change')).toMatchObject([
    { field: 'maxQuantity', to: 6 },
    { field: 'choices', to: [{ ...choice, minQuantity: 2, maxQuantity: 4 }] },
  ])
})

test('DRAFT-4.8: a set meal begins without options, with its parts made beside it', async () => {
  const { get, press, sent } = await open([], [], undefined, { productOptions: [] })
  await press('button', 'New set meal')
  const sheet = within(get('dialog', 'New set meal'))
  expect(sheet.text()).toContain('A set meal has parts')
  await sheet.press('button', 'New part of the set')
  const part = within(get('dialog', 'New part of the set'))
  await part.fill('textbox', 'Name in English', 'Main')
  await part.fill('combobox', 'Add a dish as a choice', noodles)
  await part.press('button', 'Keep in the draft')
  expect(sent('menuChanges/add')).toMatchObject([
    {
      path: 'productOptions',
      data: { required: true, choices: [{ type: 'product', product: noodles }] },
    },
  ])
})

test('DRAFT-4.8: a happy hour is made where its price is', async () => {
  const { get, press, server } = await open([], [], undefined, { timeConditions: [] })
  await press('button', 'Edit Tea')
  const prices = within(within(get('dialog', 'Tea')).get('group', 'Other prices'))
  await prices.press('button', 'New time')
  const time = within(get('dialog', 'New time'))
  await time.fill('textbox', 'Name', 'Happy hour')
  await time.press('button', 'Save')
  const made = server.calls.findLast(({ name }) => name === 'timeConditions create')
  expect(made?.args[0]).toMatchObject({ name: 'Happy hour', shop })
  expect(prices.names('combobox')).toContain('When')
})
