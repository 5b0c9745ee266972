import { strToU8, zipSync } from 'fflate'
import { writeXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { packMenu, unpackMenu } from './menu-zip.ts'

const archive = (files: Readonly<Record<string, Uint8Array>>): Blob =>
  new Blob([zipSync({ ...files }).slice()])
const bytes = (text: string) => strToU8(text)

test('IMPORT-4.5: a menu and its pictures are read from whatever folders they are in', async () => {
  const unpacked = await unpackMenu(
    archive({
      'lunch/menu.csv': bytes('name,picture\nTea,tea.PNG\nBun,buns/bun.jpg\nPie,pie'),
      'lunch/photos/tea.PNG': bytes('tea'),
      'buns/bun.jpg': bytes('bun'),
      'pie.webp': bytes('pie'),
      '__MACOSX/._tea.PNG': bytes('?'),
      'notes.doc': bytes('?'),
    }),
    'en',
  )
  expect(unpacked).toMatchObject({
    table: { name: 'menu.csv' },
    pictures: [{ name: 'tea.PNG' }, { name: 'buns/bun.jpg' }, { name: 'pie' }],
  })
})

test('IMPORT-4.5: its table is read as one that is chosen alone: in its encoding, or of a workbook', async () => {
  const big5 = Buffer.from(
    '63617465676f72792c6e616d652c70726963650ab6bac4d12cb6b3a75dc4d12c34380a',
    'hex',
  )
  const text = await unpackMenu(archive({ 'menu.csv': big5 }), 'zh-hk')
  expect(text).toMatchObject({
    table: { encoding: 'big5', text: 'category,name,price\n飯麵,雲吞麵,48\n' },
  })
  const rows = [
    ['name', 'picture'],
    ['Tea', 'tea.png'],
  ]
  const workbook = await writeXlsx({ sheets: [{ name: 'Menu', rows }] })
  const files = { 'menu.xlsx': workbook, 'photos/tea.png': bytes('tea') }
  const unpacked = await unpackMenu(archive(files), 'en')
  expect(unpacked).toMatchObject({
    table: { sheet: { name: 'Menu' } },
    pictures: [{ name: 'tea.png' }],
  })
})

test('IMPORT-4.5: a path that climbs out of the archive is only a name', async () => {
  const unpacked = await unpackMenu(
    archive({ 'menu.csv': bytes('name,picture\nTea,tea.png'), '../../tea.png': bytes('tea') }),
    'en',
  )
  expect(unpacked).toMatchObject({ pictures: [{ name: 'tea.png' }] })
})

test.each([
  ['archive.unreadable', new Blob(['name,price'])],
  ['archive.noTable', archive({ 'tea.png': bytes('tea') })],
  [
    'archive.tooLarge',
    archive({ 'menu.csv': bytes('name'), 'tea.png': new Uint8Array(20_000_001) }),
  ],
  [
    'archive.tooLarge',
    archive(
      Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`${index}.png`, bytes('x')])),
    ),
  ],
])('IMPORT-4.5: an archive is %s', async (problem, file) => {
  expect(await unpackMenu(file, 'en')).toBe(problem)
})

test('IMPORT-4.5: what is packed is unpacked as it was', async () => {
  const id = '6'.repeat(24)
  const csv = `id,picture\na,${id}`
  const packed = await packMenu(csv, [{ id, file: new Blob(['tea'], { type: 'image/webp' }) }])
  const unpacked = await unpackMenu(packed, 'en')
  expect(unpacked).toMatchObject({
    table: { name: 'menu.csv', text: csv },
    pictures: [{ name: id }],
  })
  if (typeof unpacked === 'string') return
  expect(await unpacked.pictures[0]?.file.text()).toBe('tea')
})
