import type { Glass, Needs } from './glass.ts'

/** Sets the sizes and what a guest needs on the page, for its styles. */
export const applyGlass = (glass: Glass, { low, large }: Needs): void => {
  const { style, dataset } = document.documentElement
  const px: Readonly<Record<string, number>> = {
    mm: glass.mm,
    letter: glass.letter,
    dish: glass.dish,
    target: glass.target,
    gap: glass.gap,
    line: glass.line,
    tools: glass.foot,
    card: glass.card,
  }
  for (const [name, value] of Object.entries(px))
    style.setProperty(`--kiosk-${name}`, `${value.toFixed(2)}px`)
  style.setProperty('--dish-columns', String(glass.columns))
  const marks: Readonly<Record<string, boolean>> = {
    low,
    large,
    wide: glass.isWide,
    toolWords: glass.hasWords,
    cartColumn: glass.hasCartColumn,
  }
  for (const [name, isSet] of Object.entries(marks))
    if (isSet) dataset[name] = ''
    else delete dataset[name]
}
