import { strToU8, zipSync } from 'fflate'
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
  )
  expect(unpacked).toMatchObject({
    name: 'menu.csv',
    pictures: [{ name: 'tea.PNG' }, { name: 'buns/bun.jpg' }, { name: 'pie' }],
  })
})

test('IMPORT-4.5: a path that climbs out of the archive is only a name', async () => {
  const unpacked = await unpackMenu(
    archive({ 'menu.csv': bytes('name,picture\nTea,tea.png'), '../../tea.png': bytes('tea') }),
  )
  expect(unpacked).toMatchObject({ pictures: [{ name: 'tea.png' }] })
})

test.each([
  ['unreadable', new Blob(['name,price'])],
  ['noTable', archive({ 'tea.png': bytes('tea') })],
  ['tooLarge', archive({ 'menu.csv': bytes('name'), 'tea.png': new Uint8Array(20_000_001) })],
  [
    'tooLarge',
    archive(
      Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`${index}.png`, bytes('x')])),
    ),
  ],
])('IMPORT-4.5: an archive is %s', async (problem, file) => {
  expect(await unpackMenu(file)).toBe(problem)
})

test('IMPORT-4.5: what is packed is unpacked as it was', async () => {
  const id = '6'.repeat(24)
  const csv = `id,picture\na,${id}`
  const packed = await packMenu(csv, [{ id, file: new Blob(['tea'], { type: 'image/webp' }) }])
  const unpacked = await unpackMenu(packed)
  expect(unpacked).toMatchObject({ name: 'menu.csv', text: csv, pictures: [{ name: id }] })
  if (typeof unpacked === 'string') return
  expect(await unpacked.pictures[0]?.file.text()).toBe('tea')
})
