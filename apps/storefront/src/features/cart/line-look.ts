import type { ReactNode } from 'react'

/** How a line differs where several guests share a cart. */
export interface LineLook {
  /** What this diner may do: all of it, remove it and change it by its sheet, or nothing. */
  readonly hands: 'own' | 'others' | 'none'
  /** Whether the server has not acknowledged it yet. */
  readonly isPending: boolean
  /** Words below it, and what else can be done with it. */
  readonly notes: ReactNode
}
