import { nextTask } from '../visit/next-task.ts'

/** A tap on a dish's + before the app ran: the button, and how to find it again if the app has drawn another. */
interface EarlyAdd {
  readonly button: HTMLElement
  readonly dish: string | null
}

/** What was tapped before the app ran, and what ends the listening. */
interface EarlyTaps {
  readonly adds: EarlyAdd[]
  /** The last other button. */
  button?: HTMLElement
  /** The bar of the cart that counts the dishes. */
  bar?: HTMLElement
  readonly listening: AbortController
}

const place = globalThis as { earlyTaps?: EarlyTaps }

/** The + of a dish that needs no choice. */
const PLUS = '.dish-control .ui-stepper button:last-child'

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
}

/** Remembers taps on a screen that the server has rendered, until the app runs. */
export const rememberTaps = (): void => {
  const taps: EarlyTaps = { adds: [], listening: new AbortController() }
  place.earlyTaps = taps
  const { signal } = taps.listening
  const note = ({ target }: Event): void => {
    const button = target instanceof Element && target.closest('button')
    if (!button) return
    if (!button.matches(PLUS)) {
      taps.button = button
      return
    }
    const dish = button.closest('article')?.getAttribute('aria-labelledby') ?? null
    taps.adds.push({ button, dish })
    count(taps, button)
  }
  document.addEventListener('click', note, { signal })
}

const buttonOf = ({ button, dish }: EarlyAdd): HTMLElement | null | undefined =>
  button.isConnected
    ? button
    : document.querySelector(`article[aria-labelledby="${dish}"]`)?.querySelector<HTMLElement>(PLUS)

/** What the app does after the taps. */
export interface AfterTaps {
  readonly openCart: () => void
  /** Resolves once the app's own bar says what is in the cart. */
  readonly counted: Promise<void>
}

/** The app's bar has risen by then. */
const RISEN_MS = 400

/** Repeats the taps: the app has taken over the buttons. */
export const repeatTaps = async ({ openCart, counted }: AfterTaps): Promise<void> => {
  const { earlyTaps } = place
  delete place.earlyTaps
  if (!earlyTaps) return
  const { adds, bar, button, listening } = earlyTaps
  listening.abort()
  for (const add of adds) {
    // React takes a screen over for the sake of a tap, but not from within an effect; and each tap needs what the last one has drawn.
    await nextTask()
    buttonOf(add)?.click()
    delete add.button.dataset['early']
  }
  if (bar) {
    bar.addEventListener('click', () => {
      bar.remove()
      openCart()
    })
    void counted.then(() => setTimeout(() => bar.remove(), RISEN_MS))
  }
  await nextTask()
  if (button?.isConnected) button.click()
}
