/**
 * Takes a handed cart by a press on the question that the server has rendered, before the app runs (HANDOFF-4.8): the app
 * continues with it, and repeats only a press that has taken nothing. Of a guest who is at a table or has chosen something, the app has to ask more.
 */
import { keysOfTab } from '@comanda/client/handoff'
import { storageKeys, type TakeOverData, type TakeOverResult } from '@comanda/contract'
import { type EarlyTaps, leftByPage } from '../app/start/left-by-page.ts'
import { earlyTaking } from '../device/early-taking.ts'

/** How long a response is waited for, in ms, before the app requests it again. */
const PATIENCE_MS = 10_000

const isOpenButton = (target: EventTarget | null | undefined): boolean =>
  target instanceof Element && target.closest('main .ui-button') !== null

const stored = (key: string): string => localStorage.getItem(key) ?? ''

/** Returns whether a cart may come from any shop: nothing is lost by it here. */
const isFree = (): boolean => {
  try {
    return (
      !/"cart":\[\{/.test(stored(storageKeys.tableCart)) &&
      !/"mode":"dineIn"/.test(stored(storageKeys.settings))
    )
  } catch {
    // A browser that stores nothing: the app knows what to do.
    return false
  }
}

const responseOf = async (data: TakeOverData): Promise<TakeOverResult | undefined> => {
  const response = await fetch('/api/carts/takeOver', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return response.ok ? ((await response.json()) as TakeOverResult) : undefined
}

const request = async (code: string): Promise<TakeOverResult | undefined> => {
  const data = { code, idempotencyKey: keysOfTab().of(code) }
  const came = await responseOf(data).catch(() => undefined)
  const { taking } = earlyTaking
  if (taking) taking.came = came
  return came
}

const take = (taps: EarlyTaps): void => {
  if (!earlyTaking.taking && (earlyTaking.isAppAsking || !isFree())) return
  // The app continues by itself.
  delete taps.control
  const code = location.pathname.slice('/h/'.length)
  earlyTaking.taking ??= { code, result: request(code) }
}

const { earlyTaps } = leftByPage
if (earlyTaps) {
  if (isOpenButton(earlyTaps.control)) take(earlyTaps)
  const onClick = ({ target }: Event): void => {
    if (isOpenButton(target)) take(earlyTaps)
  }
  document.addEventListener('click', onClick, { capture: true, signal: earlyTaps.listening.signal })
}
