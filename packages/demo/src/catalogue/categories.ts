import { breakfast } from '../dishes/breakfast.ts'
import { desserts } from '../dishes/desserts.ts'
import { dimSum } from '../dishes/dim-sum.ts'
import { drinks } from '../dishes/drinks.ts'
import { grill } from '../dishes/grill.ts'
import { noodles } from '../dishes/noodles.ts'
import { rice } from '../dishes/rice.ts'
import { smallPlates } from '../dishes/small-plates.ts'
import { toast } from '../dishes/toast.ts'
import { sets } from '../sets/sets.ts'
import type { MenuCategory } from '../menu/menu-category.ts'

/** The menu of the group, category by category. */
export const menu: readonly MenuCategory[] = [
  sets,
  breakfast,
  noodles,
  rice,
  dimSum,
  grill,
  toast,
  smallPlates,
  desserts,
  drinks,
]
