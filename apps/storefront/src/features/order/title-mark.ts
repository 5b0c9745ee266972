import { createStore } from '@comanda/client'

/** What the title of the page begins with while it has something to tell: an order is ready. */
export const titleMark = createStore<string | undefined>(undefined)
