import type { Setting } from '../trace/photograph.ts'
import { gyoza } from './gyoza.ts'
import { maki } from './maki.ts'
import { misoSoup } from './miso-soup.ts'
import { nigiri } from './nigiri.ts'
import { noodleSoup } from './noodle-soup.ts'
import { onigiri } from './onigiri.ts'
import { roeBowl } from './roe-bowl.ts'
import { setTray } from './set-tray.ts'
import { daifuku, dango, matcha, pudding } from './sweets.ts'

/** What stands on the table of a photograph, by the key of its dish. */
export const stillLifes: Readonly<Record<string, () => Setting>> = {
  'moon-roe-rice': roeBowl,
  'moon-nigiri': nigiri,
  'moon-thick-roll': maki,
  'moon-rice-balls': onigiri,
  'moon-noodle-soup': noodleSoup,
  'moon-miso-soup': misoSoup,
  'moon-gyoza': gyoza,
  'moon-dango': dango,
  'moon-daifuku': daifuku,
  'moon-pudding': pudding,
  'moon-matcha': matcha,
  'moon-tray': setTray,
}
