import { readFile } from 'node:fs/promises'
import { readCsvTitles, readMenuTable } from '@comanda/shop-rules/sheets'
import type { Page } from '@playwright/test'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { addAxe, violations } from '../../screens/violations.ts'
import { singapore } from '../story/shop.ts'
import { menuEditor } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

const titles = 'code,category_en,name_en,name_cht,price,options,allergens'
const rows = Array.from({ length: 300 }, (_, at) => {
  const options = at % 3 === 0 ? 'Portion: Small 0|Large 4.5' : ''
  return `IMP${at},Imported ${at % 8},Dish ${at},菜 ${at},${5 + at / 4},${options},${at % 5 === 0 ? 'milk|nuts' : ''}`
})
const csv = [titles, ...rows].join('\n')

/** A picture of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const choose = (page: Page, name: string, text: string): Promise<void> =>
  page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

const xmlns = ['office', 'table', 'text']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')

const cellOf = (text: string): string =>
  `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
const rowOf = (cells: readonly string[]): string =>
  `<table:table-row>${cells.map(cellOf).join('')}</table:table-row>`

/** A workbook of OpenDocument; its cells are texts. */
const workbook = (sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Buffer => {
  const tables = Object.entries(sheets).map(
    ([name, rows]) => `<table:table table:name="${name}">${rows.map(rowOf).join('')}</table:table>`,
  )
  const content = `<office:document-content ${xmlns}><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document-content>`
  const mimetype = strToU8('application/vnd.oasis.opendocument.spreadsheet')
  return Buffer.from(zipSync({ mimetype, 'content.xml': strToU8(content) }))
}

/** The imported rows of a file, each with the cells that the first file has. */
const importedRows = (text: string): readonly (readonly string[])[] =>
  readMenuTable(text)
    .rows.map(({ cells }) =>
      titles.split(',').map((title) => new Map<string, string>(cells).get(title) ?? ''),
    )
    .filter(([code]) => code?.startsWith('IMP'))

test('a manager imports a menu of 300 dishes and gets the same dishes back as a file (IMPORT-1, IMPORT-2, IMPORT-4)', async ({
  browser,
  server,
}) => {
  test.setTimeout(120_000)
  const page = await menuEditor(browser, server.url, 'owner', singapore._id)
  const sheet = page.getByRole('dialog')
  const files = page.getByRole('button', { name: 'Import and export' })

  await test.step('a file with mistakes says which row and column, and changes nothing', async () => {
    await addAxe(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await files.click()
    await choose(
      page,
      'mistakes.csv',
      `${titles},spice\nX1,Soups,Soup,湯,five,,,hot\nX2,Soups,Stew,,6,,sand,`,
    )
    await expect(sheet).toContainText('1 column is not used')
    await expect(sheet).toContainText('Line 2 Price: “five” is not a price.')
    await expect(sheet).toContainText('Line 3 Allergens: “sand” is not an allergen')
    await expect(sheet.getByRole('button', { name: /into the draft/ })).toHaveCount(0)
    for (const scheme of ['light', 'dark'] as const)
      expect(await violations(page, scheme)).toEqual([])
  })

  await test.step('a workbook is read as it is; its dishes are shown as they will be, the odd ones first (IMPORT-1.10, IMPORT-4.6)', async () => {
    const menu = [
      ['Lantern Lane'],
      ['category', 'name_en', 'name_cht', 'price', 'options'],
      ['Teas', 'Iced lemon tea', '凍檸茶', '22.00', 'Size: Small 0|Large 6'],
      ['', 'Soup of the day', '是日例湯', '3,800.00', ''],
    ]
    const buffer = workbook({ Notes: [['Opened', 'June']], Menu: menu })
    const mimeType = 'application/vnd.oasis.opendocument.spreadsheet'
    await page.getByLabel('Choose a file').setInputFiles({ name: 'menu.ods', mimeType, buffer })
    await expect(sheet).toContainText('2 columns are not used')
    await sheet.getByLabel('Sheet of the file').selectOption('Menu')
    const dishes = sheet.getByRole('list', { name: 'Dishes of the file' })
    await expect(dishes.getByRole('listitem').first()).toContainText('Soup of the day · 是日例湯')
    await expect(dishes.getByRole('listitem').first()).toContainText('Much dearer than the others')
    await expect(dishes).toContainText('Teas · Size: Small, Large $ 6.00')
    for (const scheme of ['light', 'dark'] as const)
      expect(await violations(page, scheme)).toEqual([])
  })

  await test.step('a good one is shown as changes, and becomes a draft that is published', async () => {
    await choose(page, 'menu.csv', csv)
    await expect(sheet).toContainText('300 dishes are new')
    await sheet.getByRole('button', { name: /^Put \d+ changes into the draft$/ }).click()
    await sheet.getByRole('button', { name: 'Publish now' }).click({ timeout: 10_000 })
    await expect(sheet).toHaveCount(0, { timeout: 10_000 })
    await expect(page.getByRole('textbox', { name: 'Price of Dish 299' })).toHaveValue('79.75')
  })

  await test.step('what is saved has the same dishes, and imports to no change', async () => {
    await files.click()
    const saved = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'Save as CSV' }).click()
    const text = await readFile(await (await saved).path(), 'utf8')
    expect(readCsvTitles(text)).toContain('name_cht')
    expect(importedRows(text)).toEqual(importedRows(csv))
    expect(importedRows(text)).toHaveLength(300)
    await choose(page, 'saved.csv', text)
    await expect(sheet).toContainText('This file changes nothing')
  })

  await test.step('a picture that is chosen with a file becomes that of its dish', async () => {
    const picture = {
      name: 'soup.png',
      mimeType: 'image/png',
      buffer: Buffer.from(pixel, 'base64'),
    }
    const table = {
      name: 'pictures.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('code,picture\nIMP0,soup.png'),
    }
    await page.getByLabel('Choose a file').setInputFiles([table, picture])
    await expect(sheet).toContainText('0 dishes are new, 1 record changes.')
    await expect(sheet).toContainText('1 picture')
  })

  await test.step('the menu is saved with its pictures, and that ZIP imports to no change', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await files.click()
    const saved = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'Save with pictures (ZIP)' }).click()
    const path = await (await saved).path()
    const entries = Object.keys(unzipSync(await readFile(path)))
    expect(entries).toContain('menu.csv')
    expect(entries.filter((name) => name.startsWith('pictures/')).length).toBeGreaterThan(10)
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'menu.zip',
      mimeType: 'application/zip',
      buffer: await readFile(path),
    })
    await expect(sheet).toContainText('This file changes nothing')
  })

  await test.step('a ZIP without a table says so', async () => {
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'photos.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(zipSync({ 'tea.png': Buffer.from(pixel, 'base64') })),
    })
    await expect(sheet.getByRole('alert')).toContainText('no table and no JSON file in this ZIP')
  })

  await test.step('the version is taken back', async () => {
    await sheet.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Versions' }).click()
    await sheet.getByRole('button', { name: 'Take back version' }).first().click()
    await expect(page.getByRole('textbox', { name: 'Price of Dish 299' })).toHaveCount(0, {
      timeout: 10_000,
    })
  })
  await page.context().close()
})
