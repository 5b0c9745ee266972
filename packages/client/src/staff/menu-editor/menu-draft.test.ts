import { draftedMenu, type MenuChange } from '@comanda/contract'
import { describe, expect, it } from 'vitest'
import { sampleIds, sampleMenu } from '../../testing/sample-menu.ts'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { createMenuDraft } from './menu-draft.ts'

const { shop, noodles, tea } = sampleIds
const change = (own: Partial<MenuChange>): MenuChange => ({
  _id: `change-${own.field ?? own.kind ?? ''}`,
  shop,
  path: 'products',
  record: noodles,
  kind: 'change',
  by: 'ann',
  time: '2026-03-02T10:00:00.000Z',
  ...own,
})

describe('a menu with its draft', () => {
  it('DRAFT-1.1: has the drafted values, and without a value the field is cleared', () => {
    const { products } = draftedMenu(
      sampleMenu,
      [change({ field: 'price', from: 60, to: 65 }), change({ field: 'stock' })],
      shop,
    )
    expect(products[0]).toEqual({
      _id: noodles,
      shop,
      name: sampleMenu.products[0]?.name,
      price: 65,
    })
    expect(products[1]).toBe(sampleMenu.products[1])
  })

  it('DRAFT-1.3: has what is added with later changes of it, and not what is removed', () => {
    const soup = { path: 'products', record: 'soup' } as const
    const { products } = draftedMenu(
      sampleMenu,
      [
        change({ ...soup, field: 'price', from: 1, to: 2 }),
        change({ ...soup, kind: 'add', to: { name: [], price: 1 } }),
        change({ record: tea, kind: 'remove' }),
      ],
      shop,
    )
    expect(products.map(({ _id, price }) => [_id, price])).toEqual([
      [noodles, 60],
      ['soup', 2],
    ])
  })

  it('is sorted as the server sorts it; without a place comes last', () => {
    const { products } = draftedMenu(
      sampleMenu,
      [change({ record: tea, field: 'order', to: 1 })],
      shop,
    )
    expect(products.map(({ _id }) => _id)).toEqual([tea, noodles])
  })
})

const open = async () => {
  let changes: readonly MenuChange[] = [change({ field: 'price', from: 60, to: 65 })]
  const server = scriptedConnection({
    'shops/subscribe create': () => ({}),
    'menuChanges find': () => changes,
    'menuVersions find': () => ({ total: 0, limit: 30, skip: 0, data: [] }),
    'menuChanges/change create': ({ field, to }: { field: string; to: unknown }) => {
      changes = [change({ _id: 'new', field, to })]
      return { shop, written: changes, dropped: [] }
    },
    'menuVersions/publish create': () => {
      changes = []
      return { waiting: [] }
    },
  })
  const draft = createMenuDraft(server.connection, shop)
  const close = draft.open()
  const shown = () => {
    const state = draft.state.get()
    return state.status === 'ready' ? state.value.changes.map(({ _id }) => _id) : undefined
  }
  await expect.poll(shown).toEqual(['change-price'])
  return {
    server,
    draft,
    close,
    shown,
    setChanges: (next: readonly MenuChange[]) => {
      changes = next
    },
  }
}

describe('the draft of a shop', () => {
  it('DRAFT-1.2: a change says what was seen, and is shown at once', async () => {
    const { draft, server, shown } = await open()
    await draft.change([
      { path: 'products', record: noodles, field: 'price', seen: 65, to: 70 },
      { path: 'products', record: noodles, field: 'code', seen: undefined, to: 'W1' },
    ])
    expect(shown()).toEqual(['new'])
    const sent = server.calls.filter(({ name }) => name === 'menuChanges/change create')
    expect(sent.map(({ args: [data] }) => data)).toMatchObject([
      { shop, field: 'price', seen: 65, to: 70 },
      { shop, field: 'code', seen: null, to: 'W1' },
    ])
  })

  it('DRAFT-1.6: shows what another editor changes, until it is closed', async () => {
    const { server, shown, setChanges, close } = await open()
    const theirs = change({ field: 'code', to: 'W1' })
    setChanges([theirs])
    server.dispatch('menuChanges created', theirs)
    await expect.poll(shown).toEqual(['change-code'])
    close()
    setChanges([])
    server.dispatch('menuChanges removed', theirs)
    expect(server.count('menuChanges find')).toBe(2)
  })

  it('DRAFT-2.1: publishes the changes that are named', async () => {
    const { draft, server, shown } = await open()
    await draft.publish(['change-price'])
    expect(shown()).toEqual([])
    expect(
      server.calls.find(({ name }) => name === 'menuVersions/publish create')?.args[0],
    ).toMatchObject({ shop, changes: ['change-price'] })
  })

  it('without a connection nothing is sent', async () => {
    const { draft, server } = await open()
    server.status.set('offline')
    await expect(draft.publish(['change-price'])).rejects.toMatchObject({ reason: 'offline' })
    expect(server.count('menuVersions/publish create')).toBe(0)
  })
})
