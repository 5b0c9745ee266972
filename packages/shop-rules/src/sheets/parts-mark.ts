/** The rules by which dishes are parts of one (HALF-2.2). */
const rules = ['dearest', 'mean', 'shares'] as const

/** What makes the choices of a group the parts of one dish: the rule of their price, and how many there are. */
export interface SheetParts {
  readonly rule: (typeof rules)[number]
  readonly least: number
  readonly most: number
}

const mark = /^([\s\S]*?)\s*\((dearest|mean|shares)(?: ([2-4])(?:-([2-4]))?)?\)\s*$/

/** Splits the text of a group's name, such as `Halves (dearest)` or `Pieces (mean 2-4)`; a backslash before the bracket keeps it a name. */
export const readMark = (text: string): { readonly text: string; readonly parts?: SheetParts } => {
  const [, name = '', word, first = '2', last = first] = mark.exec(text) ?? []
  const rule = rules.find((one) => one === word)
  if (rule === undefined || /(?:^|[^\\])(?:\\\\)*\\$/.test(name) || last < first) return { text }
  return { text: name, parts: { rule, least: Number(first), most: Number(last) } }
}

/** Returns an escaped name with what `readMark` reads behind it. */
export const writeMark = (name: string, parts?: SheetParts): string => {
  if (!parts) return readMark(name).parts ? name.replace(/\((?=[^(]*$)/, String.raw`\(`) : name
  const { rule, least, most } = parts
  const count = most > least ? ` ${least}-${most}` : least === 2 ? '' : ` ${least}`
  return `${name} (${rule}${count})`
}
