import { cup } from '../compose/cup.ts'
import { draw } from '../compose/draw.ts'
import { mound, scallion, steam, tangle } from '../compose/food.ts'
import { glass } from '../compose/glass.ts'
import { friedEgg, halfEgg, pineappleBun } from '../compose/morsels.ts'
import { type Scenes, scene } from '../compose/scene.ts'
import { board, bowl, ironPlate, plate } from '../compose/vessels.ts'

const milkTea = cup('#C98A52', { cx: 610, cy: 390, rx: 78 })

export const sets: Scenes = {
  'morning-set': scene(
    plate('#FFFDF8', 330, 420, 270),
    draw('bread', 250, 296, 200, { turn: -8 }),
    friedEgg(374, 372, 211),
    draw('tomato', 216, 414, 96),
    steam(630, 340, 90),
    milkTea,
  ),
  'noodle-lunch': scene(
    bowl(
      { colour: '#C8402F', soup: '#E9B75C', cx: 320, cy: 310, rx: 220, depth: 180 },
      tangle('#F5D069', [320, 316, 180, 46], 2, 40),
      draw('dumpling', 270, 266, 140, { turn: -10, afloat: true, cooked: 'steamed' }),
      draw('prawn', 396, 262, 130, { afloat: true }),
      scallion(16, [320, 332, 130, 22], 3),
    ),
    draw('skewer', 560, 320, 170, { turn: 10 }),
    milkTea,
  ),
  'rice-lunch': scene(
    plate('#FFFDF8', 330, 420, 280),
    mound('#FBF4E6', [260, 398, 130, 92]),
    draw('drumstick', 406, 330, 210, { turn: 12 }),
    friedEgg(262, 340, 138),
    milkTea,
  ),
  'tea-set': scene(
    plate('#E3EEF0', 330, 432, 260),
    pineappleBun(280, 348, 230),
    draw('sandwich', 440, 356, 210, { turn: 6 }),
    steam(630, 340, 90),
    milkTea,
  ),
  'burger-combo': scene(
    board(),
    draw('fries', 556, 296, 240, { turn: 4 }),
    draw('cup', 250, 280, 260, { turn: -3 }),
    draw('burger', 400, 366, 270),
  ),
  'iron-plate-dinner': scene(
    steam(350, 220, 130),
    ironPlate(),
    draw('carrot', 250, 356, 120),
    draw('steak', 376, 340, 250, { turn: -6, cooked: 'seared' }),
    draw('broccoli', 510, 360, 130),
    draw('pudding', 640, 480, 150),
  ),
  'dinner-for-two': scene(
    bowl(
      { colour: '#3E6C8F', soup: '#E9B75C', cx: 250, cy: 350, rx: 170, depth: 140 },
      tangle('#F5D069', [250, 354, 138, 34], 2, 34),
      draw('prawn', 250, 312, 130, { afloat: true }),
    ),
    draw('curry', 530, 350, 280),
    draw('dumpling', 400, 490, 130, { turn: -6 }),
    draw('bubbleTea', 410, 220, 200),
  ),
  'midnight-set': {
    tint: '#8C8FB8',
    parts: [
      steam(340, 210, 130),
      bowl(
        { colour: '#2F3E5C', soup: '#FBF4E4', cx: 340, cy: 320, rx: 220, depth: 170 },
        halfEgg(284, 302, 110, -10),
        draw('friedPrawn', 400, 286, 110, { turn: 10, afloat: true }),
        scallion(20, [340, 332, 140, 26], 11),
      ),
      glass(['#7A2E12', '#B3561C', '#D98A3A'], { cx: 630, top: 240, high: 250, wide: 130 }),
      draw('lantern', 170, 200, 150),
    ],
  },
}
