// How long a kitchen takes.

export {
  type KitchenPace,
  type MadeTicket,
  type Minutes,
  prepEstimate,
  type PrepShop,
  slowedBy,
} from '../kitchen/prep-estimate.ts'
