/**
 * Takes a handed cart by a press on the question that the server has rendered, before the app runs (HANDOFF-4.8): the app
 * repeats the press, and continues with what has come by then. Of a guest who is at a table or has chosen something, the app has to ask more.
 */
import { keysOfTab } from '@comanda/client/handoff'
import { storageKeys, type TakeOverData, type TakeOverResult } from '@comanda/contract'
import { leftByPage } from '../app/start/left-by-page.ts'
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

const take = (): void => {
  const code = location.pathname.slice('/h/'.length)
  if (earlyTaking.taking || !isFree()) return
  const idempotencyKey = keysOfTab().of(code)
  const result = responseOf({ code, idempotencyKey }).catch(() => undefined)
  earlyTaking.taking = { code, result }
}

const { earlyTaps } = leftByPage
if (earlyTaps) {
  if (isOpenButton(earlyTaps.control)) take()
  const onClick = ({ target }: Event): void => {
    if (isOpenButton(target)) take()
  }
  document.addEventListener('click', onClick, { capture: true, signal: earlyTaps.listening.signal })
}
