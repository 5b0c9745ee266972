import { type Scenes } from '../compose/scene.ts'
import { breakfast } from './breakfast.ts'
import { desserts } from './desserts.ts'
import { dimSum } from './dim-sum.ts'
import { drinks } from './drinks.ts'
import { grill } from './grill.ts'
import { noodles } from './noodles.ts'
import { rice } from './rice.ts'
import { sets } from './sets.ts'
import { smallPlates } from './small-plates.ts'
import { toast } from './toast.ts'

/** The picture of every dish. */
export const dishScenes: Scenes = {
  ...sets,
  ...breakfast,
  ...noodles,
  ...rice,
  ...dimSum,
  ...grill,
  ...toast,
  ...smallPlates,
  ...desserts,
  ...drinks,
}
