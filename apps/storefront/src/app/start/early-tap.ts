import { nextTask } from '../../visit/next-task.ts'
import { type EarlyTaps, leftByPage } from './left-by-page.ts'

/** The + of a dish that needs no choice. */
const PLUS = '.dish-control .ui-stepper button:last-child'

/** A link within the app waits for it so long, in ms: by itself it would leave the page before the app knows where the visit is. */
const LINK_PATIENCE = 8_000

/** A control that the app has not drawn yet is waited for so long, in ms: until a menu that did not arrive is loaded again. */
const CONTROL_PATIENCE = 10_000

/** A stored cart is known to the app alone: nothing is counted beside it. */
const hasCart = (): boolean => /"cart":\[\{/.test(localStorage.getItem('tableCart') ?? '')

/** Shows in the bar of the cart, and at the dish, what will be in the cart. */
const count = (taps: EarlyTaps, button: HTMLElement): void => {
  const { content } = document.querySelector<HTMLTemplateElement>('#early-cart') ?? {}
  if (!content || hasCart()) return
  taps.bar ??= document.body.appendChild(content.firstElementChild?.cloneNode(true) as HTMLElement)
  const number = taps.bar.querySelector('.cart-bar-count')
  if (number) number.textContent = String(taps.adds.length)
  button.dataset['early'] = String(Number(button.dataset['early'] ?? 0) + 1)
  taps.price?.()
}

/** A link that is opened in another tab or window, or saved. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey

/** Remembers the last control that was tapped, and shows that it waits. */
const hold = (taps: EarlyTaps, control?: HTMLElement): void => {
  delete taps.control?.dataset['early']
  taps.control = control
  if (control) control.dataset['early'] = ''
}

const controlOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element &&
    target.closest<HTMLElement>('button, a[href^="/"]:not([target])')) ||
  undefined

/**
 * Counts a press during which the app draws the screen again: a browser makes no click of it. A finger's click goes to what is there
 * when it ends.
 */
const awaitRelease = (taps: EarlyTaps, { target, pointerType }: PointerEvent): void => {
  const control = controlOf(target)
  if (!control || pointerType === 'touch') return
  const release = (event: PointerEvent): void => {
    if (control.isConnected || controlOf(event.target)?.textContent !== control.textContent) return
    if (taps.tapAgain) taps.tapAgain(control)
    else hold(taps, control)
  }
  document.addEventListener('pointerup', release, { once: true, capture: true })
}

/** Lets a link wait until the app follows it; without the app, the browser does. */
const awaitApp = (taps: EarlyTaps, event: MouseEvent, link: HTMLAnchorElement): void => {
  event.preventDefault()
  setTimeout(() => {
    if (leftByPage.earlyTaps === taps && taps.control === link) location.assign(link.href)
  }, LINK_PATIENCE)
}

/**
 * Remembers taps on a screen that the server has rendered, until the app runs. Calls `onAdd` when a dish is added for the first
 * time.
 */
export const rememberTaps = (onAdd: () => void): void => {
  const taps: EarlyTaps = { adds: [], listening: new AbortController() }
  leftByPage.earlyTaps = taps
  const { signal } = taps.listening
  const note = (event: MouseEvent): void => {
    const control = controlOf(event.target)
    const isLink = control instanceof HTMLAnchorElement
    if (!control || (isLink && opensElsewhere(event))) return
    // React, which may be about to take the screen over, would drop the tap or carry it out a second time.
    event.stopPropagation()
    if (!control.matches(PLUS)) {
      if (isLink) awaitApp(taps, event, control)
      hold(taps, control)
      return
    }
    const title = control.closest('article')?.getAttribute('aria-labelledby') ?? ''
    taps.adds.push({ button: control, product: title.replace('dish-', '') })
    count(taps, control)
    if (taps.adds.length === 1) onAdd()
  }
  document.addEventListener('click', note, { signal, capture: true })
  const press = (event: PointerEvent): void => awaitRelease(taps, event)
  document.addEventListener('pointerdown', press, { signal, capture: true })
}

/** What the app does with the taps. */
export interface AfterTaps {
  readonly addDishes: (products: readonly string[]) => void
  /** Resolves once it is known what is offered. */
  readonly offered: Promise<void>
  readonly openCart: () => void
  /** Resolves once the app's own bar says what is in the cart. */
  readonly counted: Promise<void>
}

/** Returns the words and the address of a control. */
const wordsOf = (control: HTMLElement): string =>
  ['aria-label', 'href'].map((name) => control.getAttribute(name)).join() + control.textContent

/** Returns what stands for a control in a screen that the app has drawn again. */
const sameControl = (control: HTMLElement): HTMLElement | undefined => {
  if (control.isConnected) return control
  const all = document.querySelectorAll<HTMLElement>(control.tagName)
  return [...all].find((other) => wordsOf(other) === wordsOf(control))
}

/** Taps what stands for a control once the app has drawn it, unless the diner taps anything before that. */
const tapAgain = (control: HTMLElement): void => {
  const end = (): void => {
    drawing.disconnect()
    document.removeEventListener('click', end, true)
  }
  const tap = (): void => {
    const same = sameControl(control)
    if (!same) return
    end()
    same.click()
  }
  const drawing = new MutationObserver(tap)
  drawing.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('click', end, true)
  setTimeout(end, CONTROL_PATIENCE)
  tap()
}

/** The app's bar has risen by then. */
const RISEN_MS = 400

/** Repeats the taps: the app has taken over the screen. */
export const repeatTaps = async ({
  addDishes,
  offered,
  openCart,
  counted,
}: AfterTaps): Promise<void> => {
  const { earlyTaps } = leftByPage
  delete leftByPage.earlyTaps
  if (!earlyTaps) return
  const { adds, bar, control, listening } = earlyTaps
  listening.abort()
  earlyTaps.tapAgain = tapAgain
  if (bar) {
    bar.addEventListener('click', () => {
      bar.remove()
      openCart()
    })
    void counted.then(() => setTimeout(() => bar.remove(), RISEN_MS))
  }
  // React takes a screen over for the sake of a tap, but not from within an effect.
  await nextTask()
  hold(earlyTaps)
  if (control) tapAgain(control)
  if (adds.length === 0) return
  await offered
  addDishes(adds.map(({ product }) => product))
  await counted
  for (const add of adds) delete add.button.dataset['early']
}
