import type { ImportMenuData } from '@comanda/contract'
import { describe, expect, it } from 'vitest'
import { sampleIds } from '../../testing/sample-menu.ts'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { createMenuFile } from './menu-file.ts'

const { shop } = sampleIds
const csv = 'Dish,Price,Spice\nTea,5,hot'

/** Uploads of pictures: their sizes, by which they are named here. */
const upload = (picture: Blob): Promise<string> =>
  picture.size > 5 ? Promise.reject(new Error('too large')) : Promise.resolve(`id-${picture.size}`)

const open = (read: (data: ImportMenuData) => unknown = () => ({ changes: [], problems: [] })) => {
  const server = scriptedConnection({
    'menus/import create': read,
    'menus/apply create': () => ({ changes: 1, problems: [] }),
  })
  const sent = (path: string) =>
    server.calls.flatMap(({ name, args: [data] }) => (name === `${path} create` ? [data] : []))
  return { server, sent, file: createMenuFile(server.connection, { shop, script: 'cht', upload }) }
}

const picture = (name: string, size: number) => ({ name, file: new Blob(['x'.repeat(size)]) })

describe('a file for a menu', () => {
  it('IMPORT-4.1: is read by what its titles say, and again if a column has something else', async () => {
    const { file, sent } = open()
    await file.choose('menu.csv', csv)
    expect(file.state.get()).toMatchObject({
      name: 'menu.csv',
      format: 'csv',
      titles: ['Dish', 'Price', 'Spice'],
      columns: ['name', 'price', undefined],
      result: { changes: [] },
    })
    await file.mapColumn(2, 'name')
    expect(sent('menus/import')).toMatchObject([
      { shop, format: 'csv', text: csv, columns: ['name', 'price', ''] },
      { columns: ['', 'price', 'name'] },
    ])
  })

  it('IMPORT-4.1: JSON has no columns', async () => {
    const { file, sent } = open()
    await file.choose('menu.json', ' {"format":"comanda-menu"}')
    expect(sent('menus/import')).toEqual([
      { shop, format: 'json', text: ' {"format":"comanda-menu"}', script: 'cht' },
    ])
  })

  it('IMPORT-5.1: the export of another program is read as that program writes it', async () => {
    const { file, sent } = open()
    const text = 'Token,Item Name,Variation Name,Price\nt,Tea,Regular,5'
    await file.choose('items.csv', text)
    expect(file.state.get()).toMatchObject({ program: 'Square' })
    expect(sent('menus/import')).toEqual([{ shop, format: 'csv', text, script: 'cht' }])
  })

  it('IMPORT-4.1: of two readings the later one is shown', async () => {
    let respond: ((result: object) => void) | undefined
    const first = new Promise<object>((resolve) => {
      respond = resolve
    })
    const { file } = open(({ text }) => (text === csv ? first : { changes: [], problems: [] }))
    const slow = file.choose('slow.csv', csv)
    await file.choose('fast.csv', 'Dish\nTea')
    respond?.({ changes: [], problems: [] })
    await slow
    expect(file.state.get()).toMatchObject({ name: 'fast.csv', result: {} })
  })

  it('IMPORT-4.1: what a busy server did not take stays, and is read by one more try, with no picture sent twice', async () => {
    let isBusy = true
    const sent: number[] = []
    const server = scriptedConnection({
      'menus/import create': () => {
        if (isBusy) throw new Error('busy')
        return { changes: [], problems: [] }
      },
    })
    const file = createMenuFile(server.connection, {
      shop,
      script: 'cht',
      upload: (picture) => {
        if (isBusy && picture.size > 1) return Promise.reject(new Error('busy'))
        sent.push(picture.size)
        return Promise.resolve(`id-${picture.size}`)
      },
    })
    const text = 'Dish,Picture\nTea,a.png\nCake,b.png'
    await file.choose('menu.csv', text, [picture('a.png', 1), picture('b.png', 2)])
    expect(file.state.get()).toMatchObject({ name: 'menu.csv', failure: {}, pictures: [{}] })
    isBusy = false
    await file.tryAgain()
    expect(sent).toEqual([1, 2])
    expect(file.state.get()).toMatchObject({ result: {}, pictures: [{}, {}] })
    expect(file.state.get()).not.toHaveProperty('failure')
  })

  it('IMPORT-3.2: a retry of the same file has the same key, another file has its own', async () => {
    const { file, sent } = open()
    await file.choose('menu.csv', csv)
    await file.apply()
    await file.apply()
    await file.choose('menu.csv', csv)
    await file.apply()
    const keys = sent('menus/apply').map(
      (data) => (data as { idempotencyKey: string }).idempotencyKey,
    )
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('IMPORT-4.4: pictures that it names are uploaded first, and named by their files', async () => {
    const { file, sent } = open()
    const text = 'name,price,picture\nTea,5,tea.jpg'
    const tea = { name: 'tea.jpg', file: new Blob(['tea']) }
    await file.choose('menu.csv', text, [tea, { name: 'other.jpg', file: new Blob(['a']) }])
    expect(sent('menus/import')).toMatchObject([
      { pictures: [{ name: 'tea.jpg', attachment: 'id-3' }] },
    ])
    expect(file.state.get()).toMatchObject({ named: 1, result: {} })
    await file.choose('menu.csv', text, [{ ...tea, file: new Blob(['too large']) }])
    expect(file.state.get()).toMatchObject({ failure: { message: 'too large' } })
    expect(sent('menus/import')).toHaveLength(1)
  })

  it('without a connection it says so', async () => {
    const { file, server } = open()
    server.status.set('offline')
    await file.choose('menu.csv', csv)
    expect(file.state.get()).toMatchObject({ failure: { reason: 'offline' } })
  })
})
