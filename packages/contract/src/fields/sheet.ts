import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from './closed.ts'

/** The rows of a sheet that was typed, pasted or read from a file. */
export const SheetText = Type.String({ maxLength: 200_000 })

/** Why a row of a text cannot be used (SETUP-2.7). */
const Problem = Closed({
  row: Type.Integer({ minimum: 1 }),
  code: Type.String({ maxLength: 40 }),
  text: Type.String({ maxLength: 400 }),
})

/** How many records were added: none if there are problems. */
export const SheetResult = Closed(
  {
    added: Type.Integer({ minimum: 0 }),
    problems: Type.Array(Problem, { maxItems: 1000 }),
  },
  'SheetResult',
)
export type SheetResult = Static<typeof SheetResult>
