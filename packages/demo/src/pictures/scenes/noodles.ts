import { draw } from '../compose/draw.ts'
import { sauce, scallion, sprinkle, steam, tangle } from '../compose/food.ts'
import { friedEgg, halfEgg, slices } from '../compose/morsels.ts'
import { type Scenes, scene } from '../compose/scene.ts'
import { bowl, plate } from '../compose/vessels.ts'

const nest = [400, 328, 205, 52] as const

export const noodles: Scenes = {
  'wonton-noodles': scene(
    steam(330, 210, 150),
    bowl(
      { colour: '#F2EEE6', soup: '#E9B75C' },
      tangle('#F5D069', nest, 2, 44),
      draw('dumpling', 290, 280, 150, { turn: -16, afloat: true, cooked: 'steamed' }),
      draw('dumpling', 420, 258, 150, { turn: 6, afloat: true, cooked: 'steamed' }),
      draw('prawn', 536, 272, 150, { turn: -14, afloat: true }),
      scallion(22, [400, 340, 150, 28], 4),
    ),
  ),
  'brisket-noodles': scene(
    steam(400, 200, 150),
    bowl(
      { colour: '#4E7C9B', soup: '#E3B26A' },
      tangle('#F7E7BE', nest, 9, 36),
      slices('#A8683F', [350, 292, 250, 96], 6),
      draw('leafyGreen', 556, 276, 130, { afloat: true }),
      scallion(20, [390, 344, 150, 24], 6),
    ),
  ),
  'satay-beef-noodles': scene(
    steam(420, 200, 130),
    bowl(
      { colour: '#E0A83E', soup: '#B9682C' },
      tangle('#F0C766', nest, 5, 34),
      sauce('#A8571F', [400, 324, 120, 30]),
      slices('#B5744A', [400, 284, 230, 100], 5),
      sprinkle('#E9C48B', 26, [400, 340, 150, 26], 4, 5),
    ),
    draw('peanuts', 176, 500, 120, { turn: -10 }),
    draw('peanuts', 264, 528, 96, { turn: 40 }),
  ),
  'taiwan-beef-noodles': scene(
    steam(400, 196, 140),
    bowl(
      { colour: '#33302E', soup: '#8E2F16' },
      tangle('#F4DFA8', nest, 12, 34),
      slices('#7E4326', [330, 288, 220, 104], 5),
      draw('leafyGreen', 550, 268, 130, { turn: 12, afloat: true }),
      sprinkle('#E0452B', 16, [400, 346, 150, 22], 8, 4),
      scallion(14, [400, 344, 150, 24], 2),
    ),
    draw('chilli', 650, 500, 120, { turn: 30 }),
  ),
  'tomato-egg-noodles': scene(
    steam(390, 200, 140),
    bowl(
      { colour: '#F7F1E6', soup: '#E4572E' },
      tangle('#F8DF9E', nest, 6, 36),
      draw('tomato', 296, 268, 150, { turn: -10, afloat: true }),
      draw('tomato', 520, 276, 130, { turn: 14, afloat: true }),
      friedEgg(404, 276, 174),
      scallion(18, [400, 346, 150, 22], 5),
    ),
  ),
  laksa: scene(
    steam(400, 196, 140),
    bowl(
      { colour: '#2F7F79', soup: '#EE8B35' },
      tangle('#FFF3DA', nest, 3, 34),
      draw('prawn', 310, 268, 176, { turn: -8, afloat: true }),
      draw('prawn', 452, 258, 176, { turn: 12, flip: true, afloat: true }),
      halfEgg(552, 306, 104, 14),
      draw('herb', 384, 320, 96, { turn: -20, afloat: true }),
      sprinkle('#C6281C', 14, [420, 346, 150, 20], 8, 4),
    ),
    draw('coconut', 160, 492, 150, { turn: -10 }),
  ),
  'fish-ball-noodles': scene(
    steam(420, 200, 140),
    bowl(
      { colour: '#D96C5F', soup: '#F3DFA8' },
      tangle('#FBF0D2', nest, 8, 34),
      draw('fishCake', 304, 278, 140, { turn: -8, afloat: true }),
      draw('fishCake', 414, 262, 140, { turn: 12, afloat: true }),
      draw('fishCake', 520, 286, 130, { afloat: true }),
      scallion(22, [400, 344, 150, 24], 9),
    ),
    draw('chopsticks', 640, 470, 150, { turn: 14 }),
  ),
  'beef-ho-fun': scene(
    plate('#3C6E71', 400, 408, 312),
    tangle('#E7B57A', [400, 384, 218, 84], 14, 60),
    slices('#8A5334', [330, 336, 170, 84], 4),
    slices('#8A5334', [478, 356, 150, 76], 4),
    draw('onion', 580, 414, 100, { turn: 10 }),
    scallion(34, [400, 392, 190, 62], 7),
  ),
  'sesame-noodles': scene(
    bowl(
      { colour: '#B8793F', soup: '#E9CE9B', rx: 250, depth: 160 },
      tangle('#EBCB8B', [400, 306, 200, 66], 21, 60),
      sauce('#C48A4A', [400, 292, 110, 34]),
      draw('cucumber', 528, 262, 150, { turn: 30, afloat: true }),
      sprinkle('#FFF4D6', 50, [390, 300, 150, 40], 4, 4),
    ),
    draw('peanuts', 160, 480, 120, { turn: -20 }),
    draw('peanuts', 640, 500, 104, { turn: 50 }),
  ),
  'garden-noodles': scene(
    plate('#F4EBDD', 400, 408, 312),
    tangle('#E3A94F', [400, 380, 214, 82], 17, 60),
    draw('broccoli', 290, 318, 150, { turn: -10 }),
    draw('carrot', 410, 308, 150, { turn: 8 }),
    draw('pepper', 524, 336, 140, { turn: 8 }),
    draw('leafyGreen', 400, 410, 120),
  ),
}
