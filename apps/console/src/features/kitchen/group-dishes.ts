import type { TicketDish } from '@comanda/contract'

interface DishGroup {
  /** The `kitchenGroup` of the products; undefined for those without. */
  readonly group: string | undefined
  readonly dishes: readonly TicketDish[]
}

/** Returns the dishes of a ticket by their group, in the order in which each first occurs. */
export const groupDishes = (dishes: readonly TicketDish[]): readonly DishGroup[] =>
  [...new Set(dishes.map(({ kitchenGroup }) => kitchenGroup))].map((group) => ({
    group,
    dishes: dishes.filter(({ kitchenGroup }) => kitchenGroup === group),
  }))
