// Where and when a kitchen makes a dish, and how long it takes.

export {
  byCourse,
  type CourseLine,
  type ServedCourse,
  type WaitingCourse,
  waitingLines,
} from '../kitchen/courses.ts'
export {
  type DishFacts,
  isFor,
  type KitchenStation,
  madeAt,
  type MadeAt,
} from '../kitchen/made-at.ts'
export {
  type KitchenPace,
  type MadeTicket,
  type Minutes,
  prepEstimate,
  type PrepShop,
} from '../kitchen/prep-estimate.ts'
