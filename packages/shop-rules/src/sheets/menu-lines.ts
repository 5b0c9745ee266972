import { longestName } from './longest-name.ts'
import { isDescription, type MenuLine, menuLine } from './menu-line.ts'
import { sheetName } from './sheet-name.ts'
import type { Spelling } from './spelling.ts'
import { dishPriceReader, type PricePlace } from './open-price-cell.ts'
import { normalPrices } from './price-unit.ts'
import {
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

/** A line with a year at its end: a whole number far above the prices around it. */
const yearOf = (price: string, others: readonly number[]): boolean => {
  if (!/^(?:19|20)\d{2}$/.test(price)) return false
  const sorted = others.filter((one) => one > 0 && one !== Number(price)).toSorted((a, b) => a - b)
  const usual = sorted[Math.floor(sorted.length / 2)]
  return usual !== undefined && Number(price) > usual * 10
}

/** Returns the lines of a menu that are not empty, as they are by themselves. */
const linesOf = (text: string) =>
  text.split(/\r\n|\r|\n/).flatMap((raw, index) => {
    const line = normalPrices(raw).trim()
    if (line === '') return []
    const isLong = line.length > longestLine
    const read: MenuLine | undefined = isLong ? undefined : menuLine(line)
    return [{ row: index + 1, line, read }]
  })

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
 *     Served with lime and herbs
 *
 * Dishes before any heading are in a category without a name (its name is empty). A heading without dishes is a dish without a price.
 * A line such as the last one, right after a dish, describes it. Phone numbers and addresses are left out. `place`: the shop.
 */
export const readMenuLines = (
  text: string,
  script: Spelling,
  place: PricePlace = {},
): MenuSheet => {
  const lines = linesOf(text)
  const written = lines.flatMap(({ read }) => (read?.kind === 'dish' ? read.price : []))
  const readPrice = dishPriceReader(written, place)
  const prices = written.flatMap((price) => readPrice(price)?.price ?? [])
  const categories: SheetName[] = []
  const dishes: SheetDish[] = []
  const problems: SheetProblem[] = []
  const leftOut: { row: number; text: string }[] = []
  let heading: Heading | undefined
  const without = (): void => {
    if (heading) problems.push({ row: heading.row, code: 'priceMissing', text: heading.text })
  }
  for (const { row, line, read } of lines) {
    if (!read) {
      problems.push({ row, code: 'tooLong', text: line.slice(0, longestName) })
      continue
    }
    if (read.kind === 'contact') {
      leftOut.push({ row, text: line })
      continue
    }
    if (read.kind === 'several') {
      problems.push({ row, code: 'pricesSeveral', text: line.slice(0, longestName) })
      continue
    }
    const price = read.kind === 'dish' ? readPrice(read.price) : undefined
    const isDish = price !== undefined && read.kind === 'dish' && !yearOf(read.price, prices)
    const name = isDish || read.kind === 'heading' ? read.name : line
    const problem = problemOf(row, line, name)
    const last = dishes.at(-1)
    if (!isDish && last?.row === row - 1 && isDescription(line))
      dishes[dishes.length - 1] = { ...last, description: sheetName(line, script) }
    else if (problem) problems.push(problem)
    else if (!isDish) {
      without()
      heading = { row, text: name }
    } else {
      if (heading) categories.push(sheetName(heading.text, script))
      else if (categories.length === 0) categories.push([])
      heading = undefined
      const category = categories.length - 1
      dishes.push({ row, category, name: sheetName(name, script), ...price })
    }
  }
  without()
  const tooMany = dishes[mostDishes]
  if (tooMany) problems.push({ row: tooMany.row, code: 'tooMany', text: String(mostDishes) })
  return {
    categories,
    dishes,
    leftOut,
    problems: problems.toSorted((one, other) => one.row - other.row),
  }
}
