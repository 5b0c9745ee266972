import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { TicketDish } from './schema.ts'

/** `create tickets/waiting`: what a station makes, or any without `station`, once staff fire it (COURSE-4.1). */
export const WaitingData = Closed({ shop: Id, station: Type.Optional(Id) }, 'WaitingData')
export type WaitingData = Static<typeof WaitingData>

/** What of a table's dishes is on hold, by course in the order of serving; what staff put on hold without a course comes last. */
const WaitingTable = Closed({
  session: Id,
  tableName: Type.Optional(Type.String()),
  courses: Type.Array(
    Closed({
      course: Type.Optional(Id),
      name: Type.Optional(LocalizedText),
      /** Their ids are those of the session's lines. */
      dishes: Type.Array(TicketDish),
    }),
  ),
})
export type WaitingTable = Static<typeof WaitingTable>

/** The tables whose dishes wait, the longest first. */
export const WaitingDishes = Closed({ tables: Type.Array(WaitingTable) }, 'WaitingDishes')
export type WaitingDishes = Static<typeof WaitingDishes>
