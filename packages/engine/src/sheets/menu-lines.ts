import { sheetName, type HanScript } from './sheet-name.ts'
import { sheetPrice } from './sheet-price.ts'
import {
  longestName,
  type MenuSheet,
  mostDishes,
  type SheetDish,
  type SheetName,
  type SheetProblem,
} from './sheet.ts'

/** Longer lines are no dish; patterns over them would take long. */
const longestLine = 300

interface Heading {
  readonly row: number
  readonly text: string
}

/** Returns name and price of a line that ends with a price, after spaces, dots or a tab. */
const dishOf = (line: string): { name: string; price: number } | undefined => {
  const match =
    /^(.*?)[\s.…·:：_–—-]*((?:(?:(?:HK|NT|US|SG|S|A)?[$¥￥₫฿€£]|RM)\s*)?\d[\d,]*(?:\.\d+)?\s*(?:元|円|圓)?)$/u.exec(
      line,
    )
  const price = match?.[2] === undefined ? undefined : sheetPrice(match[2])
  return match && price !== undefined ? { name: (match[1] ?? '').trim(), price } : undefined
}

const headingOf = (line: string): string =>
  line
    .replace(/^[#*\s【[（(—–-]+/u, '')
    .replace(/[】\]）):：*\s—–-]+$/u, '')
    .trim()

const problemOf = (row: number, line: string, name: string): SheetProblem | undefined => {
  if (name === '') return { row, code: 'nameMissing', text: line }
  return name.length > longestName ? { row, code: 'tooLong', text: name } : undefined
}

/**
 * Reads a menu as people type it, a dish a line with its price at the end, under headings, which have none:
 *
 *     Noodles
 *     Wonton noodles 48
 *     雲吞麵 Wonton noodles ..... $48
 *
 * Dishes before any heading are in a category without a name (its name is empty). A heading without dishes is a dish without a price.
 */
export const readMenuLines = (text: string, script: HanScript): MenuSheet => {
  const categories: SheetName[] = []
  const dishes: SheetDish[] = []
  const problems: SheetProblem[] = []
  let heading: Heading | undefined
  const without = (): void => {
    if (heading) problems.push({ row: heading.row, code: 'priceMissing', text: heading.text })
  }
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim()
    const row = index + 1
    if (line === '') continue
    if (line.length > longestLine) {
      problems.push({ row, code: 'tooLong', text: line.slice(0, longestName) })
      continue
    }
    const dish = dishOf(line)
    const name = dish ? dish.name : headingOf(line)
    const problem = problemOf(row, line, name)
    if (problem) problems.push(problem)
    else if (!dish) {
      without()
      heading = { row, text: name }
    } else {
      if (heading) categories.push(sheetName(heading.text, script))
      else if (categories.length === 0) categories.push([])
      heading = undefined
      const category = categories.length - 1
      dishes.push({ row, category, name: sheetName(name, script), price: dish.price })
    }
  }
  without()
  const tooMany = dishes[mostDishes]
  if (tooMany) problems.push({ row: tooMany.row, code: 'tooMany', text: String(mostDishes) })
  return { categories, dishes, problems: problems.toSorted((one, other) => one.row - other.row) }
}
