import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { SetupProgress, SetupStep } from '@comanda/contract'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { SetupPage } from './setup-page.tsx'

const shop = sampleMenu.shop._id

const open = async (first: Partial<SetupProgress>) => {
  let progress: SetupProgress = { step: 'menu', shop, dishes: 0, tables: 0, ...first }
  const server = scriptedConnection({
    'setup/progress create': ({ step }: { step?: SetupStep }) => {
      progress = { ...progress, ...(step ? { step } : {}) }
      return progress
    },
    'setup/menu create': () => {
      progress = { ...progress, dishes: 2 }
      return { added: 2, problems: [] }
    },
    'setup/openShop create': () => ({ ...sampleMenu.shop }),
    'shops get': () => sampleMenu.shop,
  })
  const { client } = staffClientOver(server.connection)
  const onDone = vi.fn<() => void>()
  const screen = await renderForStaff(<SetupPage onDone={onDone} />, { client })
  const sent = (path: string) =>
    server.calls.filter(({ name }) => name === `${path} create`).at(-1)?.args[0]
  return { ...screen, sent, onDone }
}

test.each([
  ['menu', 'Your menu'],
  ['tables', 'Your tables'],
  ['codes', 'Codes, a test, and open'],
] as const)(
  'SETUP-2.9: the setup continues at %s if the owner left off there',
  async (step, title) => {
    expect((await open({ step })).names('heading')).toContain(title)
  },
)

test('once it is done there is nothing to set up', async () => {
  const { onDone } = await open({ step: 'done' })
  expect(onDone).toHaveBeenCalled()
})

test('SETUP-1.6: a step is skipped, and what was typed stays for the way back', async () => {
  const { fill, press, names, get } = await open({})
  await fill('textbox', 'Dishes, one on each line', 'Tea 8\nMilk')
  await press('button', 'Skip')
  expect(names('heading')).toContain('Your tables')
  await press('button', 'Back')
  expect((get('textbox', 'Dishes, one on each line') as HTMLTextAreaElement).value).toBe(
    'Tea 8\nMilk',
  )
})

test('SETUP-2.7: problems are shown by line before anything is sent', async () => {
  const { fill, press, text, names, sent } = await open({})
  await fill('textbox', 'Dishes, one on each line', 'Drinks\nTea 8\nMilk')
  expect(text()).toContain('Line 3 “Milk” has no price, or as a heading no dishes.')
  expect(names('button')).not.toContain('Add 1 dish')
  await fill('textbox', 'Dishes, one on each line', 'Drinks\nTea 8\nMilk 9')
  await press('button', 'Add 2 dishes')
  expect(sent('setup/menu')).toMatchObject({ shop, format: 'lines', text: 'Drinks\nTea 8\nMilk 9' })
  expect(text()).toContain('2 dishes are on the menu.')
  expect(names('button')).toContain('Next')
})

test('SETUP-2.2: the country fills in what is usual there, and the owner changes it', async () => {
  const { fill, press, sent, text } = await open({ step: 'shop', shop: undefined as never })
  await fill('textbox', 'Name of the shop', 'Mei Kee')
  await fill('combobox', 'Country or region', 'SG')
  expect(text()).toContain('Prices are in SGD, rounded to $ 0.05.')
  await fill('spinbutton', 'GST in percent', '8')
  await press('button', 'Create the shop')
  expect(sent('setup/openShop')).toMatchObject({
    country: 'SG',
    name: [{ lang: 'en', value: 'Mei Kee' }],
    timeZone: 'Asia/Singapore',
    taxes: [8],
    serviceCharge: 10,
  })
})
