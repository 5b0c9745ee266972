import { createStore } from '@comanda/client'

/** Whether the staff's sheet is open. Until it has gone nothing behind it can be typed into: the fields of prices come after it. */
export const isStaffSheetOpen = createStore(false)
