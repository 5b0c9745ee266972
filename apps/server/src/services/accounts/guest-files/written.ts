import { allergens as known } from '@comanda/engine/catalog'
import type { GuestFile } from '@comanda/contract'
import type { WholeGuest } from './whole-guest.ts'

type Written = Pick<GuestFile, 'name' | 'note' | 'tags' | 'allergens' | 'languages' | 'advertising'>

const distinct = <T>(lists: readonly (readonly T[] | null)[]): T[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
]

/**
 * Returns what staff have written of a person (GUEST-3.1): lists are those of all files together, the name is the first that is
 * there, and who says no to advertising anywhere gets none. Notes of merged files stay with these.
 */
export const writtenOf = ({ root, rows }: WholeGuest): Written => {
  const tags = distinct(rows.map((row) => row.tags))
  const all = distinct(rows.map((row) => row.allergens))
  const allergens = known.filter((one) => all.includes(one))
  const languages = distinct(rows.map((row) => row.languages))
  const name = rows.find((row) => row.name)?.name
  const said = rows.flatMap((row) => row.advertising ?? [])
  return {
    ...(name ? { name } : {}),
    ...(root.note ? { note: root.note } : {}),
    ...(tags.length > 0 ? { tags } : {}),
    ...(allergens.length > 0 ? { allergens } : {}),
    ...(languages.length > 0 ? { languages } : {}),
    ...(said.length > 0 ? { advertising: said.every(Boolean) } : {}),
  }
}
