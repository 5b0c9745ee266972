import type { Slip, SlipPart } from '@comanda/contract'
import type { FigureGroup } from './figure-group.ts'

interface DaySlip {
  readonly shopName: string
  /** Which day, and that it is its Z or so far. */
  readonly title: string
  readonly closedAt?: string | undefined
  readonly groups: readonly FigureGroup[]
}

/** Returns the figures of a day as a slip (PRINT-6.4). */
export const daySlip = ({ shopName, title, closedAt, groups }: DaySlip): Slip => [
  { kind: 'heading', text: shopName },
  { kind: 'text', text: title, look: 'strong' },
  ...(closedAt === undefined ? [] : [{ kind: 'text', text: closedAt, look: 'small' } as const]),
  ...groups.flatMap(({ title: group, rows }): SlipPart[] => [
    { kind: 'rule' },
    { kind: 'text', text: group, look: 'strong' },
    ...rows.map(({ name, amount, as }): SlipPart => ({
      kind: 'row',
      left: name,
      right: amount,
      ...(as === 'sum' ? { look: 'strong' as const } : {}),
    })),
  ]),
]
