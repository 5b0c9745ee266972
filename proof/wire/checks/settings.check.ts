import { expect } from 'vitest'
import { has } from '../check/carries.ts'
import { area, check, once } from '../check/check.ts'
import { fieldsOf, firstOf } from '../client/fields.ts'
import { reader, restaurant } from '../restaurant/restaurant.ts'
import { idOf } from '../client/fields.ts'

const colours = [
  'primary',
  'secondary',
  'success',
  'danger',
  'onDark',
  'highContrastText',
  'background',
  'placeholder',
  'border',
  'actionPrimary',
  'highlight',
]

const systemSettings = once(async () => firstOf(await (await reader()).find('systemSettings')))

/** Sets the colours that the theme lacks while it is read, and restores it. */
const theme = once(async () => {
  const { owner } = await restaurant()
  const setting = firstOf(await owner.find('appSettings'))
  const before = fieldsOf(setting['theme'] ?? {})
  const all = Object.fromEntries(colours.map((colour) => [colour, before[colour] ?? '#123456']))
  await owner.patch('appSettings', idOf(setting), { theme: all })
  const read = firstOf(await (await reader()).find('appSettings'))
  await owner.patch('appSettings', idOf(setting), { theme: before })
  return fieldsOf(read['theme'])
})

area('settings', () => {
  check('find systemSettings loads settings', systemSettings)
  has('systemSettings', systemSettings, [
    'onlineMemberSystem',
    'onlineOrderingSystem',
    'allowChooseShop',
  ])
  for (const field of ['onlineMemberSystem', 'onlineOrderingSystem', 'allowChooseShop'])
    check(`${field} is a bool`, async () => {
      expect((await systemSettings())[field]).toBeTypeOf('boolean')
    })
  check('find appSettings loads settings', async () => {
    firstOf(await (await reader()).find('appSettings'))
  })
  for (const colour of colours)
    check(`theme colour ${colour}`, async () => {
      expect((await theme())[colour]).toMatch(/^#[0-9A-Fa-f]{6}/)
    })
})
