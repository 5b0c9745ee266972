import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ownServer } from '../story/own-server.ts'
import { ownerAtSettings } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

const titles = 'Customer name,Mobile,E-mail,Loyalty points,Store credit,Favourite table'
const rows = Array.from(
  { length: 450 },
  (_, at) =>
    `Guest ${at},6${String(at).padStart(7, '0')},,${at},${at % 3 === 0 ? '20.50' : ''},T${at}`,
)

const choose = (page: Page, name: string, text: string): Promise<void> =>
  page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('an owner brings the members of an earlier programme along, and nobody gets anything twice (IMPORT-6)', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  await ownServer(async (url) => {
    const page = await ownerAtSettings(browser, url, 'members')

    await test.step('a file with mistakes says which row and column, and imports nothing', async () => {
      await choose(page, 'mistakes.csv', `${titles}\nMei,call me,,many,,\nLok,,lok@,5,,`)
      const file = page.getByRole('region', { name: 'mistakes.csv' })
      await expect(file).toContainText('1 column is not used')
      await expect(file).toContainText('Line 2 Phone: “call me” is no phone number')
      await expect(file).toContainText('Line 2 Points: “many” is no amount')
      await expect(file).toContainText('Line 3 E-mail: “lok@” is no e-mail address')
      await expect(file.getByRole('button', { name: /^Import/ })).toHaveCount(0)
    })

    await test.step('a good one shows what it adds, then imports it', async () => {
      await choose(page, 'members.csv', [titles, ...rows].join('\n'))
      const file = page.getByRole('region', { name: 'members.csv' })
      await expect(file).toContainText('New members450')
      await file.getByRole('textbox', { name: 'What is it for?' }).fill('From Bonus Club')
      await file.getByRole('button', { name: 'Import 450 members' }).click()
      await expect(file.getByRole('status')).toHaveText('450 members are imported', {
        timeout: 30_000,
      })
    })

    await test.step('the same file again changes nothing', async () => {
      await choose(page, 'members.csv', [titles, ...rows].join('\n'))
      await expect(page.getByRole('region', { name: 'members.csv' })).toContainText(
        'This file changes nothing',
      )
    })

    await test.step('all members are saved as a file, which imports to no change', async () => {
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save as CSV' }).click()
      const text = await readFile(await (await saved).path(), 'utf8')
      expect(text).toContain('Guest 449')
      await choose(page, 'saved.csv', text)
      await expect(page.getByRole('region', { name: 'saved.csv' })).toContainText(
        'This file changes nothing',
      )
    })
    await page.context().close()
  })
})
