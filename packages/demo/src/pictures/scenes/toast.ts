import { draw } from '../compose/draw.ts'
import { sauce, sprinkle } from '../compose/food.ts'
import { pineappleBun } from '../compose/morsels.ts'
import { type Scenes, scene } from '../compose/scene.ts'
import { board, plate } from '../compose/vessels.ts'

export const toast: Scenes = {
  'french-toast': scene(
    plate('#FFFDF8', 400, 430, 300),
    sauce('#D98A1F', [400, 436, 200, 48]),
    draw('bread', 380, 306, 320, { turn: -4 }),
    draw('butter', 392, 200, 130),
    draw('honey', 606, 396, 150),
  ),
  'pineapple-bun': scene(
    plate('#E3EEF0', 400, 430, 286),
    pineappleBun(376, 330, 320),
    draw('butter', 566, 396, 170, { turn: 6 }),
  ),
  'kaya-toast': scene(
    board(),
    draw('bread', 296, 330, 220, { turn: -8 }),
    draw('bread', 430, 346, 210, { turn: 8 }),
    draw('coconut', 590, 386, 170, { turn: 8 }),
    draw('egg', 300, 450, 92, { turn: 30 }),
    draw('egg', 380, 462, 86, { turn: -20 }),
  ),
  'club-sandwich': scene(
    board(),
    draw('sandwich', 400, 300, 360),
    draw('tomato', 620, 416, 120),
    draw('bacon', 186, 426, 130, { turn: -10 }),
  ),
  'egg-sandwich': scene(
    plate('#FFFDF8', 400, 428, 300),
    draw('sandwich', 340, 322, 270, { turn: -6 }),
    draw('sandwich', 478, 346, 240, { turn: 8 }),
    draw('egg', 600, 424, 116, { turn: 18 }),
  ),
  'satay-pocket': scene(
    plate('#F0DFC6', 400, 430, 300),
    draw('pocket', 388, 300, 340),
    draw('onion', 586, 416, 116),
    draw('peanuts', 230, 450, 100),
    sprinkle('#C6281C', 12, [420, 462, 150, 14], 6, 4),
  ),
  'duck-wrap': scene(
    board(),
    draw('wrap', 320, 300, 290, { turn: -12 }),
    draw('wrap', 486, 330, 270, { turn: 12 }),
    draw('cucumber', 620, 430, 120, { turn: 30 }),
    sauce('#5A2413', [230, 452, 70, 20]),
  ),
  'garlic-baguette': scene(
    board(),
    draw('baguette', 360, 300, 330, { turn: -8 }),
    draw('baguette', 490, 340, 300, { turn: 10 }),
    draw('garlic', 232, 424, 130),
    draw('herb', 600, 440, 110, { turn: 20 }),
  ),
}
