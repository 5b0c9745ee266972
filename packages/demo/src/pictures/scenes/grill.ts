import { draw } from '../compose/draw.ts'
import { mound, sauce, sprinkle, steam, tangle } from '../compose/food.ts'
import { type Scenes, scene } from '../compose/scene.ts'
import { board, bowl, ironPlate, plate } from '../compose/vessels.ts'

export const grill: Scenes = {
  'ribeye-steak': scene(
    steam(400, 220, 150),
    ironPlate(),
    draw('broccoli', 252, 350, 130),
    draw('carrot', 566, 350, 140, { turn: 16 }),
    draw('steak', 404, 348, 300, { turn: -6, cooked: 'seared' }),
    draw('butter', 420, 322, 110),
  ),
  'pork-chop': scene(
    steam(420, 210, 140),
    ironPlate(),
    draw('potato', 246, 366, 130),
    draw('meatOnBone', 410, 320, 310, { turn: 4 }),
    draw('onion', 584, 372, 120),
    sprinkle('#1B1512', 30, [410, 400, 150, 30], 6, 4),
  ),
  'half-chicken': scene(
    ironPlate(),
    sauce('#6B2F12', [400, 424, 170, 36]),
    draw('drumstick', 320, 316, 270, { turn: -18 }),
    draw('drumstick', 484, 320, 270, { turn: 24 }),
    draw('leafyGreen', 240, 400, 110),
  ),
  'baked-pork-chop-rice': scene(
    steam(400, 210, 130),
    bowl(
      { colour: '#C9583F', soup: '#D8452B', rx: 276, depth: 150 },
      mound('#F5C95C', [400, 330, 226, 70], ['#FFF0B8', '#E8A23C', '#D8452B']),
      draw('meatOnBone', 330, 256, 180, { turn: -10, afloat: true }),
      draw('tomato', 462, 268, 140, { afloat: true }),
      draw('cheese', 556, 276, 120, { turn: 10, afloat: true }),
    ),
  ),
  bolognese: scene(
    plate('#FFFDF8', 400, 424, 312),
    tangle('#F1C968', [400, 390, 196, 70], 31, 56),
    sauce('#A8321F', [400, 356, 128, 52]),
    sprinkle('#7C2414', 50, [400, 356, 100, 38], 3, 8),
    draw('tomato', 580, 402, 120, { turn: 10 }),
    draw('herb', 400, 316, 110, { turn: -8 }),
    draw('cheese', 222, 404, 116),
  ),
  'seafood-pan': scene(
    draw('paella', 400, 322, 400),
    draw('prawn', 214, 430, 170, { turn: -10 }),
    draw('oyster', 610, 446, 150, { turn: 8 }),
    draw('lemon', 628, 262, 110, { turn: 12 }),
  ),
  'smash-burger': scene(
    board(),
    draw('burger', 400, 300, 350),
    draw('tomato', 618, 424, 110),
    draw('leafyGreen', 190, 420, 120),
  ),
  'baked-lobster': scene(
    plate('#F7F0E4', 400, 430, 318),
    tangle('#F3CE72', [400, 412, 220, 60], 27, 46),
    draw('lobster', 400, 306, 350, { turn: -4 }),
    draw('cheese', 216, 418, 120),
    draw('lemon', 600, 426, 110),
  ),
  'cheese-hot-pot': scene(
    steam(400, 170, 130),
    draw('pot', 400, 320, 370),
    draw('prawn', 198, 464, 140, { turn: -8 }),
    draw('leafyGreen', 610, 438, 140),
    draw('fishCake', 520, 512, 96),
    draw('steak', 300, 514, 110, { turn: -8 }),
  ),
}
