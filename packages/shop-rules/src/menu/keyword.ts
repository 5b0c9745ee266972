import type { LocalizedText } from '@comanda/engine/catalog'

/** Makes texts that mean the same to a search the same text. */
export type Fold = (text: string) => string

/** Folds case, width and accents' composition; Chinese forms are folded by `@comanda/shop-rules/chinese`. */
export const foldCase: Fold = (text) => text.normalize('NFKC').toLowerCase().trim()

/** Returns whether the keyword is in a name of any language. `fold` is applied to both after lowercasing. */
export const matchesKeyword = (
  name: LocalizedText | undefined,
  keyword: string,
  fold: Fold = (text) => text,
): boolean => {
  const wanted = fold(foldCase(keyword))
  return (name ?? []).some(({ value }) => fold(foldCase(value)).includes(wanted))
}
