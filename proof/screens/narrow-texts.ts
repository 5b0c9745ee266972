import type { Page } from '@playwright/test'

/** A column with room for so few letters, or fewer, is read from above to below. */
const FEW_LETTERS = 4

/**
 * Returns the texts whose column has room for four Chinese letters or fewer when letters are twice as large, as a browser can be set,
 * and by how many px the page then scrolls sideways (SCREEN-1.11).
 */
export const narrowTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate((few) => {
    const root = document.documentElement
    root.style.fontSize = '200%'
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { parentElement: element, nodeValue } = texts.currentNode
      const text = nodeValue?.trim() ?? ''
      if (!element || text.length < few || !/[\u4E00-\u9FFF]/.test(text)) continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      range.selectNodeContents(texts.currentNode)
      const rows = [...range.getClientRects()].filter(({ width }) => width > 1)
      // What is hidden from the eye alone is a pixel wide.
      if (rows.length < 2 || element.closest('.ui-hidden')) continue
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      const letters = rows.reduce((sum, { width }) => sum + width, 0) / size
      // Rows may be balanced: one row less would not have been enough.
      const most = letters / (rows.length - 1)
      if (most < few + 0.1) found.push(`${text} in ${rows.length} rows`)
    }
    const beside = root.scrollWidth - root.clientWidth
    root.style.fontSize = ''
    return beside > 0 ? [...found, `it scrolls sideways by ${beside} px`] : found
  }, FEW_LETTERS)
