import type { Setting } from '../trace/photograph.ts'
import { misoBowl } from './miso-soup.ts'
import { riceBall } from './onigiri.ts'
import { cup } from './sweets.ts'
import { glaze, plate, slab } from './ware.ts'

/** A rice ball, miso soup and a cup of matcha on a tray. */
export const setTray = (): Setting => ({
  shapes: [
    ...slab([15, 0.4, 9.6], { colour: [0.05, 0.028, 0.02], gloss: 0.035, rough: 0.12 }),
    ...plate(6, glaze([0.8, 0.77, 0.7], 0.6), [-6.6, 0.8, -0.6]),
    ...riceBall([-8.4, 1.4, -1.4], 0.35, 3, 0.85),
    ...riceBall([-4.6, 1.4, 0.2], 0.05, 4, 0.85),
    ...misoBowl([7.2, 0.8, 2.4], 0.82),
    ...cup([4.6, 0.8, -5.4], [0.3, 0.38, 0.1], 0.78),
  ],
  camera: { from: [2, 26, 31], at: [0, 1.9, -0.4], wide: 29, aperture: 0.8 },
})
