import type { Page } from '@playwright/test'

/** Tolerance of rounding, in CSS pixels. */
const ROUNDING = 0.75

/**
 * Returns what is wrong with the keys and letters of the screen that a kiosk shows: too small, too close, out of reach, or cut.
 * The page must be at its top.
 */
export const glassProblems = (page: Page): Promise<readonly string[]> =>
  page.evaluate((slack) => {
    interface Box {
      readonly left: number
      readonly top: number
      readonly right: number
      readonly bottom: number
    }
    const measure = {
      size: (name: string): number =>
        Number.parseFloat(document.documentElement.style.getPropertyValue(`--kiosk-${name}`)),
      /** What a press hits: the element, and what it spreads over. */
      boxOf: (element: Element): Box => {
        const own = element.getBoundingClientRect()
        const after = getComputedStyle(element, '::after')
        if (after.content === 'none' || after.position !== 'absolute') return own
        if (after.top !== '0px' || after.bottom !== '0px') return own
        let around: Element | null = element
        while (around && getComputedStyle(around).position === 'static')
          around = around.parentElement
        return around?.getBoundingClientRect() ?? own
      },
    }
    const [letter, target, gap, line] = ['letter', 'target', 'gap', 'line'].map(measure.size) as [
      number,
      number,
      number,
      number,
    ]
    const isLow = document.documentElement.dataset['low'] !== undefined
    const all = 'button, a[href], input, select, textarea, summary'
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
    const root: ParentNode = modal ?? document
    const found: string[] = []
    const say = (element: Element, problem: string): void => {
      const name = element.getAttribute('aria-label') ?? element.textContent
      found.push(
        `${element.tagName} "${(name ?? '').trim().slice(0, 30)}" ${element.className}: ${problem}`,
      )
    }
    const cut = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    })
    const isEmpty = ({ left, top, right, bottom }: Box): boolean =>
      right - left < 1 || bottom - top < 1
    // What stands still while the page scrolls below it.
    const bars = [
      ...document.querySelectorAll(
        '.kiosk-cart[data-shown], .kiosk-band, .kiosk-help, .product-page-bar, .kiosk-tools',
      ),
    ].filter((bar) => getComputedStyle(bar).position !== 'static')
    const isBar = (element: Element): boolean =>
      bars.some((bar) => bar.contains(element)) ||
      element.closest('.kiosk-rail, .kiosk-menu-cart') !== null
    const foot = Math.min(...bars.map((bar) => bar.getBoundingClientRect().top))
    const head = Math.max(
      ...['.kiosk-header', ...(isLow ? ['.kiosk-above'] : [])].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().bottom ?? 0,
      ),
    )
    const page: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    const seenOf = (element: Element, box: Box): Box => {
      let seen = cut(box, page)
      if (!modal && !isBar(element)) seen = cut(seen, { ...page, top: head, bottom: foot })
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around)
        if (
          around !== document.body &&
          around !== document.documentElement &&
          `${overflowX}${overflowY}` !== 'visiblevisible'
        )
          seen = cut(seen, around.getBoundingClientRect())
      }
      return seen
    }
    const keys = [...root.querySelectorAll<HTMLElement>(all)]
      .filter((element) => !element.matches(':disabled, [aria-hidden="true"] *, [inert] *'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const box = measure.boxOf(element)
        return { element, box, seen: seenOf(element, box) }
      })
    for (const { element, box } of keys) {
      if (box.right - box.left < target - slack || box.bottom - box.top < target - slack)
        say(
          element,
          `${Math.round(box.right - box.left)}×${Math.round(box.bottom - box.top)} < ${Math.round(target)}`,
        )
      if (box.top < line - slack)
        say(element, `above the line, ${Math.round(box.top)} < ${Math.round(line)}`)
      if (
        (element.scrollWidth > element.clientWidth + 2 ||
          element.scrollHeight > element.clientHeight + letter) &&
        element.tagName === 'BUTTON' &&
        getComputedStyle(element).display !== 'inline'
      )
        say(element, 'its text is cut')
    }
    const shown = keys.filter(({ seen }) => !isEmpty(seen))
    const holds = (one: Box, other: Box): boolean =>
      one.left <= other.left + slack &&
      one.top <= other.top + slack &&
      one.right >= other.right - slack &&
      one.bottom >= other.bottom - slack
    for (const [at, one] of shown.entries())
      for (const other of shown.slice(at + 1)) {
        if (holds(one.box, other.box) || holds(other.box, one.box)) continue
        const across = Math.max(one.seen.left - other.seen.right, other.seen.left - one.seen.right)
        const down = Math.max(one.seen.top - other.seen.bottom, other.seen.top - one.seen.bottom)
        if (Math.max(across, down) < gap - slack)
          say(
            one.element,
            `${Math.round(Math.max(across, down))} from "${other.element.getAttribute('aria-label') ?? other.element.textContent?.trim()}"`,
          )
      }
    // What is scanned, or typed without looking, is not scrolled; large keys may need more than the screen.
    const isLarge = document.documentElement.dataset['large'] !== undefined
    const whole = isLarge
      ? ['.kiosk-pay-code .ui-qr-code', '.kiosk-touch']
      : ['.ui-qr-code', '.kiosk-touch', '.kiosk-keys button', '.kiosk-pad button']
    for (const element of root.querySelectorAll(whole.join(', '))) {
      if (!element.checkVisibility()) continue
      const box = element.getBoundingClientRect()
      const seen = seenOf(element, box)
      if (seen.bottom - seen.top < box.height - slack || seen.right - seen.left < box.width - slack)
        say(
          element,
          `not wholly visible, ${Math.round(seen.bottom - seen.top)} of ${Math.round(box.height)}`,
        )
    }
    // More than is in sight has a sign; the menu has keys for it.
    const scroller = modal?.querySelector('.ui-sheet-body') ?? document.documentElement
    const signed = modal ? scroller : document.querySelector('.kiosk:not([data-step="browse"])')
    if (signed && !modal?.matches('.ui-dialog')) {
      const hasMore = scroller.scrollHeight - scroller.clientHeight > 2
      const hasSign = getComputedStyle(signed, '::after').content !== 'none'
      if (hasMore !== hasSign)
        found.push(
          `${hasMore ? 'more below, without a sign' : 'a sign of nothing'}: ${scroller.clientHeight} of ${scroller.scrollHeight}`,
        )
    }
    const texts = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT)
    const small = new Set<string>()
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      if (!parent || !texts.currentNode.textContent?.trim() || !parent.checkVisibility()) continue
      if (parent.closest('[aria-hidden="true"], script, style, .ui-hidden, option')) continue
      if (Number.parseFloat(getComputedStyle(parent).fontSize) < letter - slack)
        small.add(
          `${parent.tagName} ${parent.className} "${parent.textContent?.slice(0, 20)}": small letters`,
        )
    }
    found.push(...small)
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push('wider than the screen')
    if (isLow && !modal)
      for (let top = 5; top < line - 5; top += 30)
        for (let left = 5; left < innerWidth; left += 60) {
          const key = document.elementFromPoint(left, top)?.closest(all)
          if (key && !key.matches(':disabled')) say(key, 'operable above the line')
        }
    return [...new Set(found)]
  }, ROUNDING)
