import { localizedName } from '@comanda/engine/catalog'
import { isDay } from '@comanda/engine/time'
import type { MemberStanding, MemberStandings } from './imported-member.ts'

type Named = MemberStandings['levels']

/** Returns levels or ranks as a cell has them, each with its last day if it ends: `Gold 2027-03-31; Regular`. */
export const writeStandings = (standings: readonly MemberStanding[], named: Named): string =>
  standings
    .flatMap(({ _id, until }) => {
      const name = localizedName(named.find((one) => one._id === _id)?.name, 'en')
      return name === '' ? [] : [until === undefined ? name : `${name} ${until}`]
    })
    .join('; ')

/** Returns the level or rank of a text in any language, undefined if there is none of that name. */
const readStanding = (text: string, named: Named): MemberStanding | undefined => {
  const isNamed = (wanted: string) => (one: Named[number]) =>
    one.name.some(({ value }) => value.trim().toLowerCase() === wanted.trim().toLowerCase())
  const whole = named.find(isNamed(text))
  if (whole) return { _id: whole._id }
  const [, name = '', until = ''] = /^(.*\S)\s+(\d{4}-\d{2}-\d{2})$/.exec(text) ?? []
  const found = isDay(until) ? named.find(isNamed(name)) : undefined
  return found && { _id: found._id, until }
}

/** Returns the levels or ranks of a cell, or the part that names none. */
export const readStandings = (
  cell: string,
  named: Named,
): { readonly standings: readonly MemberStanding[] } | { readonly unknown: string } => {
  const standings: MemberStanding[] = []
  for (const part of cell.split(/[;；]/).map((one) => one.trim())) {
    if (part === '') continue
    const standing = readStanding(part, named)
    if (!standing) return { unknown: part }
    standings.push(standing)
  }
  return { standings }
}
