/** What may stand behind the price of a dish, without being one: `(v)`, `(4人用)`, `/位`, `per person`, `*`, 🌶, `税込`. */
const note =
  /\s*(?:[*†‡]+|\((?![^()]*\d[.,]?\d{2})[^()]*\)|\[(?![^[\]]*\d[.,]?\d{2})[^[\]]*\]|\/\s?(?!kg|lb)\p{L}[\p{L}.]*|[\p{Extended_Pictographic}\u{FE0F}]+|(?<!\p{L})(?:pp|p\.p\.|per person|each|ea)\.?|每[位份杯碗人]|[税稅](?:込|抜|別|抜き|込み)|含税|含稅)$/iu
/** Codes of allergens and additives, as Austria and Germany have them behind a price. */
const letters = /(?<=\d[.,]\d{2}\s?(?:€|EUR)?)\s+(?:[A-R1-9](?:\s?,\s?|\s)?){1,14}$/u
/** Notes that say nothing of the dish itself. */
const silent = /^(?:[*†‡]+|.*[税稅].*)$/u

/** Returns a note as a name has it: the slash of `/位` and `/bottle` would part two languages. */
const ofName = (text: string): string =>
  text.replace(/^\/\s?(\p{Script=Han}.*)$/u, '每$1').replace(/^\/\s?(.*)$/u, '($1)')

export interface PricedText {
  readonly text: string
  /** What stood behind it, in its order. */
  readonly notes: string
}

/** Returns a line without what stands behind its price, most of which belongs to the name. */
export const withoutNotes = (line: string): PricedText => {
  const found: string[] = []
  let text = line
  for (let tail = note.exec(text) ?? letters.exec(text); tail; tail = note.exec(text)) {
    text = text.slice(0, tail.index).trimEnd()
    found.unshift(tail[0].trim())
  }
  return {
    text,
    notes: found
      .filter((one) => !silent.test(one))
      .map(ofName)
      .join(' '),
  }
}
