import { bun, siuMai } from '../compose/dim-sum.ts'
import { draw } from '../compose/draw.ts'
import { sauce, scallion, sprinkle, steam } from '../compose/food.ts'
import { type Scenes, scene } from '../compose/scene.ts'
import { board, plate, steamer } from '../compose/vessels.ts'

export const dimSum: Scenes = {
  'har-gow': scene(
    steam(400, 210, 140),
    steamer(
      draw('dumpling', 300, 322, 160, { turn: -10, cooked: 'steamed' }),
      draw('dumpling', 490, 318, 160, { turn: 8, cooked: 'steamed' }),
      draw('dumpling', 396, 372, 176, { cooked: 'steamed' }),
    ),
    draw('prawn', 640, 508, 140, { turn: -10 }),
  ),
  'siu-mai': scene(
    steam(400, 210, 140),
    steamer(siuMai(300, 318, 130), siuMai(500, 318, 130), siuMai(400, 366, 144)),
    draw('chopsticks', 668, 480, 150, { turn: 24 }),
  ),
  'xiao-long-bao': scene(
    steam(400, 200, 150),
    steamer(
      bun(296, 330, 148, 'pleats'),
      bun(504, 330, 148, 'pleats'),
      bun(400, 312, 148, 'pleats'),
      bun(400, 386, 160, 'pleats'),
    ),
    draw('ginger', 150, 510, 110),
  ),
  'char-siu-bao': scene(
    steam(390, 190, 140),
    steamer(bun(304, 326, 184, 'split'), bun(496, 326, 184, 'split'), bun(400, 380, 196, 'split')),
  ),
  'lotus-leaf-rice': scene(
    plate('#DCE9CF', 400, 424, 304),
    draw('tamale', 340, 306, 290, { turn: -8 }),
    draw('tamale', 486, 352, 230, { turn: 18 }),
    draw('lotus', 606, 430, 130),
    steam(330, 190, 110),
  ),
  potstickers: scene(
    plate('#33465A', 400, 414, 314),
    draw('dumpling', 260, 340, 170, { turn: -12 }),
    draw('dumpling', 400, 316, 176, { turn: 4 }),
    draw('dumpling', 536, 340, 170, { turn: 14 }),
    draw('dumpling', 330, 404, 176, { turn: -4 }),
    draw('dumpling', 474, 408, 176, { turn: 8 }),
    scallion(20, [400, 440, 190, 26], 5),
  ),
  'curry-fish-balls': scene(
    plate('#F6E3B4', 400, 430, 290),
    sauce('#D98D1E', [400, 430, 190, 48]),
    draw('skewer', 292, 320, 240, { turn: -12 }),
    draw('skewer', 420, 300, 250, { turn: 4 }),
    draw('skewer', 540, 330, 240, { turn: 20 }),
    draw('chilli', 620, 466, 96, { turn: 30 }),
  ),
  'oyster-omelette': scene(
    plate('#FFFDF8', 400, 418, 312),
    sauce('#F4C95B', [400, 400, 216, 72]),
    draw('leafyGreen', 270, 346, 130, { turn: -16 }),
    draw('oyster', 366, 356, 170, { turn: -8 }),
    draw('oyster', 514, 372, 160, { turn: 12 }),
    sauce('#D8452B', [430, 440, 110, 20]),
    scallion(16, [400, 410, 170, 44], 8),
  ),
  'prawn-toast': scene(
    board(),
    draw('bread', 300, 336, 210, { turn: -8 }),
    draw('bread', 452, 356, 200, { turn: 8 }),
    draw('friedPrawn', 372, 340, 170, { turn: 6 }),
    draw('friedPrawn', 556, 380, 150, { turn: -14 }),
    sprinkle('#FFF1CE', 34, [400, 446, 210, 22], 5, 4),
  ),
}
