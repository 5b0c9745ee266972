import type { DraftedPath, MenuChange, MenuVersion } from '@comanda/contract'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { randomKey } from '../../ids/random-key.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** How many versions are shown. */
const MOST_VERSIONS = 30

/** The draft of a shop's menu, and what was published last. */
export interface ShownDraft {
  readonly changes: readonly MenuChange[]
  /** The latest first. */
  readonly versions: readonly MenuVersion[]
}

/** The value of a field: as the editor sees it, and as it should be. */
export interface FieldChange {
  readonly path: DraftedPath
  readonly record: string
  readonly field: string
  /** Undefined: none. */
  readonly seen: unknown
  readonly to: unknown
}

/** The draft of a shop's menu. Each call fails with a `CallError`, offline at once. */
export interface MenuDraft extends Loaded<ShownDraft> {
  /** Loads it, and again on each connect and each event of others, until the returned function is called. */
  readonly open: () => () => void
  /** Drafts values of fields, one after the other; stops at the first that is refused. */
  readonly change: (changes: readonly FieldChange[]) => Promise<void>
  /** Drafts a new record. Returns its id. */
  readonly add: (path: DraftedPath, data: object) => Promise<string>
  readonly remove: (path: DraftedPath, record: string) => Promise<void>
  readonly undo: (changes: readonly string[]) => Promise<void>
  /** Publishes these changes, all of them or none: now, or at an instant; `null` takes the time back. */
  readonly publish: (changes: readonly string[], at?: string | null) => Promise<void>
  readonly revert: (version: string) => Promise<void>
}

export const createMenuDraft = (
  connection: Pick<Connection, 'service' | 'status' | 'onConnect'>,
  shop: string,
): MenuDraft => {
  const { service, onConnect } = connection
  const loaded = createLoaded(async (): Promise<ShownDraft> => {
    await service('shops/subscribe').create({ item: shop })
    const changes = await service('menuChanges').find({ shop, $sort: { _id: 1 } })
    const page = { shop, $sort: { number: -1 }, $limit: MOST_VERSIONS }
    const { data } = await service('menuVersions').find(page)
    return { changes, versions: data }
  })
  let isReloading = false
  let isOutdated = false
  /** A file changes hundreds of fields at once: what is announced during a reload is read by one more. */
  const reload = async (): Promise<void> => {
    isOutdated = isReloading
    if (isReloading) return
    isReloading = true
    await loaded.reload()
    isReloading = false
    if (isOutdated) await reload()
  }
  const hear = (record: { readonly shop: string }): void => {
    if (record.shop === shop) void reload()
  }
  /** Reads the draft again after a call, also if it was refused: then it shows why. */
  const then = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } finally {
      await loaded.reload()
    }
  }
  const key = () => {
    assertOnline(connection)
    return { shop, idempotencyKey: randomKey() }
  }
  return {
    ...loaded,
    open: () => {
      const ends = [
        service('menuChanges').on('created', hear),
        service('menuChanges').on('patched', hear),
        service('menuChanges').on('removed', hear),
        service('menuVersions').on('created', hear),
        onConnect(() => void loaded.reload()),
      ]
      void loaded.reload()
      return () => {
        for (const end of ends) end()
      }
    },
    change: (changes) =>
      then(async () => {
        for (const { seen, to, ...of } of changes) {
          const data = { ...of, seen: seen ?? null, to: to ?? null, ...key() }
          await service('menuChanges/change').create(data)
        }
      }),
    add: (path, data) =>
      then(async () => {
        const { written } = await service('menuChanges/add').create({ path, data, ...key() })
        return written[0]?.record ?? ''
      }),
    remove: (path, record) =>
      then(async () => {
        await service('menuChanges/remove').create({ path, record, ...key() })
      }),
    undo: (changes) =>
      then(async () => {
        assertOnline(connection)
        await service('menuChanges/undo').create({ shop, changes: [...changes] })
      }),
    publish: (changes, at) =>
      then(async () => {
        const when = at === undefined ? {} : { at }
        await service('menuVersions/publish').create({ changes: [...changes], ...when, ...key() })
      }),
    revert: (version) =>
      then(async () => {
        await service('menuVersions/revert').create({ version, ...key() })
      }),
  }
}
