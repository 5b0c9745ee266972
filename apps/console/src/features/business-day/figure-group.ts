import { fromCents, toCents } from '@comanda/engine/money'
import type { ConsoleTranslate } from '@comanda/locales/console'
import type { Locale } from '@comanda/locales'

/** A figure in words. A sum is that of the parts above it in its group; a note adds nothing. */
export interface FigureRow {
  readonly name: string
  readonly amount: string
  readonly as: 'part' | 'sum' | 'note'
}

/** A group of figures under its title. */
export interface FigureGroup {
  readonly title: string
  readonly rows: readonly FigureRow[]
}

export interface Words {
  readonly t: ConsoleTranslate
  readonly locale: Locale
  readonly money: (amount: number) => string
}

export type Amounts = readonly (readonly [name: string, amount: number])[]

export const sumOf = (amounts: readonly number[]): number =>
  fromCents(amounts.reduce((cents, amount) => cents + toCents(amount), 0))

export const note = (name: string, amount: string): FigureRow => ({ name, amount, as: 'note' })

export const partRows = (amounts: Amounts, money: Words['money']): readonly FigureRow[] =>
  amounts
    .filter(([, amount]) => amount !== 0)
    .map(([name, amount]) => ({ name, amount: money(amount), as: 'part' }))
