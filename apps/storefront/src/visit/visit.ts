import { CallError, createStore, type DinerClient, type KeyStorage } from '@comanda/client'
import { loadSettings } from '@comanda/client/shops'
import type { OrderType } from '@comanda/engine/catalog'
import { isSessionResumable, onlineMode } from '@comanda/shop-rules/sessions'
import type { Entry } from './entry.ts'
import { failureReasonOf } from './failure-reason.ts'
import { savedSettings } from './saved-settings.ts'
import { createEntering } from './entering.ts'
import { nextTask } from './next-task.ts'
import { noTable } from './shared-table.ts'
import type { VisitOptions } from './visit-options.ts'
import type { FailureReason, Visit, VisitState } from './visit-state.ts'

export const createVisit = (
  client: Pick<DinerClient, 'cart' | 'catalogue' | 'connection' | 'session'>,
  storage: KeyStorage,
  { fromTopUp = null, section = null, known = {}, tableOf = noTable }: VisitOptions = {},
): Visit => {
  const stored = savedSettings(storage)
  const { mode: storedMode, look: storedLook, allowed } = stored.read()
  const state = createStore<VisitState>({
    status: 'starting',
    mode: storedMode,
    ...(storedLook === undefined ? {} : { look: storedLook }),
    ...(allowed === undefined ? {} : { settings: allowed }),
    ...known,
  })
  const patch = (change: Partial<VisitState>): void => state.set({ ...state.get(), ...change })
  let isForeseen = false
  let begunWith: Entry = { kind: 'resume' }
  const entering = createEntering(() => patch({ isLate: true }))
  const { decided } = entering
  const fail = (reason: FailureReason): void => {
    const { shop } = client.session.place()
    const { mode } = stored.read()
    if (isForeseen && shop !== null) client.cart.enter({ shop, mode })
    const { isLate: _, ...present } = state.get()
    state.set({ ...present, status: 'failed', reason, ...(isForeseen && { mode }) })
    isForeseen = false
  }

  const applySettings = async (): Promise<void> => {
    const { system, app } = await loadSettings(client.connection)
    stored.save({ ...(app && { look: app }), ...(system && { allowed: system }) })
    patch({
      areSettingsFresh: true,
      ...(system && { settings: system }),
      ...(app && { look: app }),
    })
  }

  const settle = (shop: string, mode: OrderType, waits = false): void => {
    const { reason: _, isLate: _late, isWaiting: _waiting, ...present } = state.get()
    const { tableCode } = present
    isForeseen = false
    stored.save({ mode })
    state.set({ ...present, status: 'ready', mode, ...(waits && { isWaiting: true }) })
    client.cart.enter({
      shop,
      mode,
      fromTopUp,
      ...(section === null ? {} : { section }),
      ...(tableCode ? { qrCodeViewItem: tableCode } : {}),
      ...(waits && { waits }),
    })
  }

  const openShop = async (shop: string, mode: OrderType): Promise<void> => {
    client.session.saveShop(shop)
    settle(shop, mode)
    await client.catalogue.open(shop)
    const { menu, error } = client.catalogue.state.get()
    if (!menu && error?.statusCode === 404) fail('shopNotFound')
  }

  const enterTable = async (shop: string | null, viewItem: string | null): Promise<void> => {
    if (shop === null) return fail('shopNotFound')
    client.session.saveShop(shop)
    if (viewItem === null) return fail('fixedCodeTableInvalid')
    if (await client.session.isServed(shop)) {
      void client.catalogue.open(shop)
      return fail('sessionNotFound')
    }
    try {
      const isIn = await decided(async () => {
        const table = await tableOf(shop)
        return (table?.join ?? client.session.enter)({ shop, viewItem })
      })
      settle(shop, 'dineIn', !isIn)
    } catch (error) {
      fail(failureReasonOf(error instanceof CallError ? error : undefined))
    }
    return undefined
  }

  const goOn = async (id: string | null): Promise<boolean> => {
    const load = async () => {
      const found = id === null ? await client.session.resume() : await client.session.load(id)
      const { status, error } = client.session.state.get()
      if (!found && status === 'failed' && error) throw error
      return found
    }
    // An order that is not at a table is also found later, and its shop can be ordered from.
    const isKept = id !== null || stored.read().mode === 'dineIn'
    const session = await (isKept ? decided(load) : load()).catch(() => undefined)
    if (!session || !isSessionResumable(session.status)) return false
    void client.catalogue.open(session.shop)
    settle(session.shop, session.type)
    if (section !== null && section !== session.section) await client.session.changeSection(section)
    return true
  }

  const enterSession = async (id: string | null): Promise<void> => {
    if (id === null) return fail('sessionNotFound')
    if (await goOn(id)) return undefined
    return fail(client.session.state.get().status === 'failed' ? 'serverError' : 'sessionNotFound')
  }

  const resume = async (): Promise<void> => {
    const place = client.session.place()
    const { mode } = stored.read()
    if (place.shop !== null) void client.catalogue.open(place.shop)
    await nextTask()
    if (place.session !== null) {
      if (await goOn(null)) return undefined
      if (mode === 'dineIn')
        return fail(
          client.session.state.get().status === 'failed' ? 'serverError' : 'sessionNotFound',
        )
    }
    if (place.shop === null) return patch({ status: 'noShop' })
    if (mode === 'dineIn' && (await (await tableOf(place.shop))?.resume()))
      return settle(place.shop, mode, !client.session.state.get().session)
    return openShop(place.shop, onlineMode(mode))
  }

  /** Opens the shop of the current visit again: a table is resumed if it is still open. */
  const reopen = async (shop: string): Promise<void> => {
    if (client.session.place().session !== null) {
      void client.catalogue.open(shop)
      if (await goOn(null)) return undefined
      if (client.session.state.get().status === 'failed') return fail('serverError')
      client.session.clear()
    }
    return openShop(shop, onlineMode(stored.read().mode))
  }

  client.connection.onConnect(() => void applySettings().catch(() => undefined))
  client.session.state.subscribe(() => {
    const { status, mode, isWaiting } = state.get()
    const { session, status: found } = client.session.state.get()
    const isGone = /none|notFound/.test(found) && !isWaiting
    if (isWaiting && session) settle(session.shop, mode)
    else if (isGone && status === 'ready' && mode === 'dineIn') fail('sessionNotFound')
  })

  const begin = async (entry: Entry): Promise<void> => {
    entering.next()
    begunWith = entry
    patch({ status: 'starting' })
    if (entry.kind === 'table') return enterTable(entry.shop, entry.viewItem)
    if (entry.kind === 'session') {
      if (entry.index !== undefined) patch({ sessionIndex: entry.index })
      return enterSession(entry.session)
    }
    if (entry.kind === 'resume') return resume()
    if (entry.shop === null) return fail('shopNotFound')
    if (entry.isInstalled && entry.shop === client.session.place().shop) return reopen(entry.shop)
    client.session.clear()
    return openShop(entry.shop, 'takeAway')
  }

  return {
    state,
    begin,
    beginAgain: () => begin(begunWith),
    isAtCode: () => begunWith.kind === 'table',
    foresee: (shop) => {
      isForeseen = true
      patch({ mode: 'dineIn' })
      client.cart.enter({ shop, mode: 'dineIn' })
    },
    chooseMode: (mode) => {
      const { shop } = client.session.place()
      if (shop === null) return
      entering.next()
      settle(shop, mode)
      if (mode !== 'dineIn') client.session.clear()
    },
    look: () => {
      const { shop } = client.session.place()
      if (shop === null || client.cart.state.get().place) return
      client.cart.enter({ shop, mode: state.get().mode })
    },
    chooseShop: (shop, modes = []) => {
      entering.next()
      const mode = onlineMode(state.get().mode)
      const [first = mode] = modes
      patch({ mode })
      client.session.clear()
      return openShop(shop, modes.length === 0 || modes.includes(mode) ? mode : first)
    },
  }
}
