import { drinks } from '../dishes/drinks.ts'
import { noodles } from '../dishes/noodles.ts'
import type { MenuCategory } from './menu-category.ts'

/** The menu of the group, category by category. */
export const menu: readonly MenuCategory[] = [noodles, drinks]
