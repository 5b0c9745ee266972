import type { CartLine } from '../catalog/cart-line.ts'
import { picksOf } from '../options/picks.ts'
import { childrenOf } from '../set-items/line-tree.ts'

const IDENTITY: ReadonlySet<string> = new Set(['id', 'date', 'quantity', 'fromProduct', 'options'])

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** JSON with sorted keys, empty fields left out, so that equal contents are equal texts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, field]) => !isEmpty(field))
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  )

const optionsContent = (line: CartLine): readonly string[] =>
  (line.options ?? [])
    .flatMap((entry) => {
      const picks = picksOf(entry).map(({ choice, quantity }) => `${choice}×${quantity}`)
      const flags = `${entry.free ? 'free' : ''}/${entry.fixed ? 'fixed' : ''}`
      return picks.length > 0 ? [`${entry.option}:${flags}:${picks.toSorted().join()}`] : []
    })
    .toSorted()

/**
 * What a line is, as text: two lines with the same text are the same thing but for their ids, dates and quantities.
 * Options count by content, whatever their order, and set children likewise.
 */
export const lineContent = (lines: readonly CartLine[], line: CartLine): string => {
  const { status, ...rest } = line
  const fields = Object.fromEntries(Object.entries(rest).filter(([key]) => !IDENTITY.has(key)))
  const children = childrenOf(lines, line.id).map((child) => lineContent(lines, child))
  return canonical({
    ...fields,
    status: status ?? 'init',
    options: optionsContent(line),
    children: children.toSorted(),
  })
}
