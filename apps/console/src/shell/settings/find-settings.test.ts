import { sampleMenu } from '@comanda/client/testing'
import type { Shop } from '@comanda/contract'
import { locales } from '@comanda/locales'
import { loadConsoleMessages } from '@comanda/locales/console'
import { expect, test } from 'vitest'
import type { Role } from '../../staff/use-role.ts'
import { findSettings, type SettingsWords } from './find-settings.ts'
import { settingsGroupsFor } from './settings-groups.ts'

const words: SettingsWords = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, await loadConsoleMessages(locale)])),
)

const pagesFor = (role: Pick<Role, 'isOwner'>, currency: Shop['currency'] = 'HKD') =>
  settingsGroupsFor(role as Role, { ...sampleMenu.shop, currency }).flatMap(({ pages }) => pages)

const find = (keyword: string, isOwner = true) =>
  findSettings(pagesFor({ isOwner }), keyword, words, 'en').map(({ page: { to }, texts }) => ({
    page: to.replace('/$shop/settings/', ''),
    texts,
  }))

test('STAFF-10.22: settings are found by their words in any language, and read in that of the screen', () => {
  expect(find('service charge').map(({ page }) => page)).toContain('bill')
  expect(find('打印机')[0]).toEqual(find('打印機')[0])
  expect(find('打印機')[0]?.page).toBe('printers')
  expect(find('last order').map(({ page }) => page)).toContain('profile')
  expect(find('小費')).toContainEqual({
    page: 'shop',
    texts: expect.arrayContaining(['Tips that are offered, in percent']),
  })
})

test('STAFF-10.22: a page that is called so comes first, then labels, then explanations', () => {
  expect(find('printers')[0]?.page).toBe('printers')
  const [first] = find('minutes to accept')
  expect(first).toMatchObject({ page: 'shop', texts: ['Minutes to accept'] })
})

test('STAFF-10.22: all words count, in any case; marks and spaces do not', () => {
  expect(find('  TAX   Id')[0]?.page).toBe('shop')
  expect(find('zzzz')).toEqual([])
  expect(find('   ')).toEqual([])
})

test('STAFF-10.21: who may not see a page finds nothing of it', () => {
  const owners = [
    'brand',
    'promotions',
    'accounts',
    'news',
    'limits',
    'keys',
    'channels',
    'webhooks',
  ]
  const isShown = pagesFor({ isOwner: false }).map(({ to }) => to.replace('/$shop/settings/', ''))
  expect(isShown.filter((page) => owners.includes(page))).toEqual([])
  expect(find('webhook', false)).toEqual([])
  expect(isShown).toContain('bill')
})

test('STAFF-10.21: Taiwan invoices are a setting of shops in Taiwan', () => {
  const pages = (['TWD', 'HKD'] as const).map((currency) => pagesFor({ isOwner: true }, currency))
  expect(pages.map((some) => some.some(({ to }) => to.endsWith('/invoices')))).toEqual([
    true,
    false,
  ])
})

test.each(locales)('STAFF-10.22: every page is found by its title in %s', (locale) => {
  for (const page of pagesFor({ isOwner: true }, 'TWD')) {
    const title = page.text
      .split('.')
      .reduce<unknown>(
        (node, key) => (node as Record<string, unknown> | undefined)?.[key],
        words[locale],
      )
    expect(findSettings([page], String(title), words, locale)).toHaveLength(1)
  }
})
