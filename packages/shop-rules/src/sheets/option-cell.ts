import { longestName } from './longest-name.ts'
import { readMark, type SheetParts, writeMark } from './parts-mark.ts'

/** A choice of a group; its price in currency units, signed. */
export interface SheetChoice {
  readonly name: string
  readonly price: number
}

/** A group of options as a cell has it. */
export interface SheetGroup {
  readonly name: string
  readonly choices: readonly SheetChoice[]
  /** Its choices are dishes, the parts of one (HALF). */
  readonly parts?: SheetParts | undefined
}

/** Splits at characters that no backslash precedes; the backslashes stay. */
const splitAt = (text: string, separator: RegExp): readonly string[] => {
  const parts: string[] = []
  let part = ''
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (letter === '\\') {
      part += letter + (text[at + 1] ?? '')
      at += 1
    } else if (separator.test(letter)) {
      parts.push(part)
      part = ''
    } else part += letter
  }
  return [...parts, part]
}

const escaped = (text: string): string => text.trim().replaceAll(/[\\:|;\r\n]/g, String.raw`\$&`)
const unescaped = (text: string): string => text.replaceAll(/\\([\s\S])/g, '$1').trim()

/** Returns the names of a cell such as `Lunch|Dinner`. */
export const readNames = (cell: string): readonly string[] =>
  splitAt(cell, /\|/)
    .map(unescaped)
    .filter((name) => name !== '')

/** Returns names as a cell that `readNames` reads. */
export const writeNames = (names: readonly string[]): string => names.map(escaped).join('|')

const choiceForm = /^(?:([\s\S]*\S)\s+|\s*)([+-]?\d{1,8}(?:\.\d{1,2})?)\s*$/

const readChoice = (text: string): SheetChoice => {
  const match = choiceForm.exec(text)
  return match
    ? { name: unescaped(match[1] ?? ''), price: Number(match[2]) }
    : { name: unescaped(text), price: 0 }
}

/**
 * Returns the groups of a cell such as `Size: Small 0|Large 8; Halves (dearest): Margherita|Diavola`, undefined if it has another form. A
 * backslash precedes a `:`, `|` or `;` of a name.
 */
export const readOptions = (cell: string): readonly SheetGroup[] | undefined => {
  const texts = splitAt(cell, /[;\r\n]/).filter((text) => text.trim() !== '')
  const groups = texts.map((text): SheetGroup | undefined => {
    const [name, choices, ...more] = splitAt(text, /:/)
    if (name === undefined || choices === undefined || more.length > 0) return undefined
    const { text: title, ...mark } = readMark(name)
    const own = splitAt(choices, /\|/).filter((choice) => choice.trim() !== '')
    return { name: unescaped(title), choices: own.map(readChoice), ...mark }
  })
  return groups.every((group) => group !== undefined) ? groups : undefined
}

const MOST = { groups: 50, choices: 100 }

const hasLength = (name: string): boolean => name !== '' && name.length <= longestName

/** As `readOptions`; undefined too if a dish cannot have such groups: a name is missing or too long, or there are too many. */
export const usableOptions = (cell: string): readonly SheetGroup[] | undefined => {
  const groups = readOptions(cell) ?? []
  const areUsable = groups.every(
    ({ name, choices }) =>
      [name, ...choices.map((choice) => choice.name)].every(hasLength) &&
      choices.length > 0 &&
      choices.length <= MOST.choices,
  )
  return areUsable && groups.length <= MOST.groups ? readOptions(cell) : undefined
}

/** Returns a group as `readOptions` reads it. */
export const writeGroup = ({ name, choices, parts }: SheetGroup): string =>
  `${writeMark(escaped(name), parts)}: ${choices.map((choice) => `${escaped(choice.name)} ${choice.price}`).join('|')}`
