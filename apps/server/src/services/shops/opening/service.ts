import { addMenu } from './add-menu.ts'
import { addTables } from './add-tables.ts'
import { copyShop } from './copy-shop.ts'
import { goLive } from './go-live.ts'
import { openShop } from './open-shop.ts'
import { progress } from './progress.ts'

/** The steps from the first owner to the first guest (SETUP-2). */
export const opening = [progress, openShop, addMenu, addTables, goLive, copyShop] as const
