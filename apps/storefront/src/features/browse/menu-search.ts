import type { Product } from '@comanda/contract'
import type { Fold } from '@comanda/shop-rules/menu'
import { foldSearch } from '@comanda/shop-rules/search'

type Mark = NonNullable<Product['marks']>[number]

/** Words this short are matched letter by letter: a typing mistake in them is another word. */
const SHORT = 4
const LONG = 8

/** Returns how many typing mistakes a word may have: a letter too many, missing or wrong, or two that changed places. */
const mistakesIn = ({ length }: string): number => (length < SHORT ? 0 : length < LONG ? 1 : 2)

/** Returns by how many typing mistakes two words differ; at most `limit + 1`. */
export const mistakesBetween = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = above
    above = row
  }
  return Math.min(above[other.length] ?? 0, limit + 1)
}

const isLatin = (word: string): boolean => /^\p{Script=Latin}+$/u.test(word)

/** Returns whether a word is meant by what was typed so far of it. */
const isNear = (typed: string, word: string): boolean => {
  const limit = mistakesIn(typed)
  return [word, word.slice(0, typed.length)].some(
    (whole) => mistakesBetween(typed, whole, limit) <= limit,
  )
}

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** A vegan dish is vegetarian, too. */
const marksOf = ({ marks = [] }: Product): readonly Mark[] =>
  marks.includes('vegan') ? [...marks, 'vegetarian'] : marks

const isMeant = (text: string, word: string): boolean =>
  text.includes(word) || (isLatin(word) && wordsOf(text).some((other) => isNear(word, other)))

/** Finds dishes by a keyword, in every language; `markName` is the word of the page's language for a mark. */
export type SearchDishes = (
  products: readonly Product[],
  keyword: string,
  markName: (mark: Mark) => string,
) => readonly Product[]

/** Whether a Chinese name is read as was typed: by pinyin or jyutping. */
type IsRead = (name: string, typed: string) => boolean

/** Returns a search of dishes by their names, descriptions, codes and marks (SCREEN-3.8), and by how they are read (CAT-2.8). */
export const menuSearch = (fold: Fold, isRead: IsRead = () => false): SearchDishes => {
  const isReadSo = ({ name }: Product, word: string): boolean =>
    name.some(({ value }) => isRead(value, word))
  return (products, keyword, markName) => {
    const textOf = (product: Product): string => {
      const { name, shortName = [], description = [], code = '' } = product
      const values = [...name, ...shortName, ...description].map(({ value }) => value)
      const marks = marksOf(product).flatMap((mark) => [mark, markName(mark)])
      return fold([...values, code, ...marks].join(' '))
    }
    const typed = fold(keyword).split(/\s+/).filter(Boolean)
    const texts = products.map((product) => ({ product, text: textOf(product) }))
    const exact = texts.filter(({ product, text }) =>
      typed.every((word) => text.includes(word) || isReadSo(product, word)),
    )
    if (exact.length > 0) return exact.map(({ product }) => product)
    return texts
      .filter(({ text }) => typed.every((word) => isMeant(text, word)))
      .map(({ product }) => product)
  }
}

/** Loads the dictionaries by which Chinese names are read, and returns the search with them. */
const searchOfReadings = async (): Promise<SearchDishes> => {
  const { readingSearch } = await import('@comanda/shop-rules/readings')
  return menuSearch(foldSearch, readingSearch())
}

/** Provides the search of the menu, and once Latin letters are typed another one, which also finds by pinyin and jyutping. */
export const provideSearch = (provide: (search: SearchDishes) => void): void => {
  const search = menuSearch(foldSearch)
  let isLoading = false
  provide((products, keyword, markName) => {
    if (!isLoading && /[a-z]{2}/i.test(keyword)) {
      isLoading = true
      searchOfReadings().then(provide, () => {
        isLoading = false
      })
    }
    return search(products, keyword, markName)
  })
}
