import { allergens } from '@comanda/engine/catalog'
import { type Allergen, allergensIn } from '../menu/allergen-words.ts'

/** The letters of menus in Germany, in the order of the regulation, and in Austria, where some are left out. */
const german = 'ABCDEFGHIJKLMN'
const austrian = 'ABCDEFGHLMNOPR'
/** Those that mean the same in both. */
const shared = 'ABCDEFGH'

const codes = /^\(?(?:[A-R](?:\s*[A-R])*|\d{1,2}(?:\s+\d{1,2})*)\)?$/
const partsOf = (cell: string): readonly string[] =>
  cell
    .split(/[|,;/]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => (codes.test(part) ? (part.match(/[A-R]|\d+/g) ?? []) : [part]))

/**
 * Returns what reads cells of allergens: by the names of the catalogue, in words, or by the numbers or letters of menus in Europe. Which
 * country's letters they are is decided by all of its `cells`. What is not an allergen is returned as a text.
 */
export const allergenReader = (
  cells: Iterable<string>,
): ((cell: string) => { readonly allergens: Allergen[] } | { readonly unknown: string }) => {
  const used = [...cells].flatMap(partsOf).filter((part) => /^[A-R]$/.test(part))
  const has = (letters: string): boolean => used.some((letter) => letters.includes(letter))
  const isClear = has('IJK') !== has('OPR')
  const letters = !isClear ? shared : has('IJK') ? german : austrian
  const namedBy = (part: string): readonly Allergen[] => {
    const exact = allergens.find((name) => name === part.toLowerCase())
    if (exact) return [exact]
    const at = /^\d+$/.test(part)
      ? Number(part) - 1
      : /^[A-R]$/.test(part)
        ? letters.indexOf(part)
        : -1
    const coded = allergens[at]
    return coded ? [coded] : allergensIn(part.normalize('NFKC'))
  }
  return (cell) => {
    const found = new Set<Allergen>()
    for (const part of partsOf(cell)) {
      const named = namedBy(part)
      if (named.length === 0) return { unknown: part }
      for (const one of named) found.add(one)
    }
    return { allergens: [...found] }
  }
}
