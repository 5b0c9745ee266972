import { draw } from '../compose/draw.ts'
import { mound, sauce, scallion, sprinkle, steam } from '../compose/food.ts'
import { coins, friedEgg, halfEgg, slices } from '../compose/morsels.ts'
import { type Scenes, scene } from '../compose/scene.ts'
import { bowl, plate } from '../compose/vessels.ts'

const white = '#FBF4E6'

export const rice: Scenes = {
  'char-siu-egg-rice': scene(
    plate('#FFFDF8', 400, 424, 310),
    mound(white, [330, 400, 150, 100]),
    slices('#B5432A', [534, 372, 210, 104], 6, '#6E1F14'),
    friedEgg(318, 330, 202, -8),
    scallion(18, [470, 446, 150, 20], 4),
  ),
  'hainan-chicken-rice': scene(
    plate('#E8F0EA', 400, 424, 310),
    mound('#F8E9BC', [300, 398, 140, 104]),
    draw('drumstick', 500, 316, 250, { turn: 14 }),
    draw('cucumber', 394, 426, 120, { turn: 40 }),
    draw('ginger', 622, 424, 96),
  ),
  'three-cup-chicken-rice': scene(
    steam(460, 210, 120),
    bowl(
      { colour: '#5A4034', soup: '#6B3518', rx: 256 },
      draw('drumstick', 310, 270, 190, { turn: -20, afloat: true }),
      draw('drumstick', 446, 252, 190, { turn: 14, afloat: true }),
      draw('garlic', 556, 292, 110, { afloat: true }),
      draw('herb', 386, 300, 130, { turn: 10, afloat: true }),
      sprinkle('#D33B22', 10, [400, 350, 150, 16], 4, 5),
    ),
    draw('riceBowl', 668, 456, 190),
  ),
  'braised-pork-rice': scene(
    steam(380, 190, 120),
    bowl(
      { colour: '#35628A', soup: '#FBF4E6' },
      mound(white, [400, 322, 205, 96]),
      sauce('#7A3E1B', [376, 246, 140, 54]),
      sprinkle('#A65A2A', 46, [376, 248, 120, 42], 6, 8),
      halfEgg(520, 280, 124, 16),
      scallion(16, [380, 240, 100, 34], 3),
    ),
  ),
  'tomato-beef-rice': scene(
    plate('#F3E2D2', 400, 424, 310),
    mound(white, [300, 398, 146, 104]),
    sauce('#D8452B', [486, 420, 150, 44]),
    slices('#94583A', [464, 384, 180, 84], 5),
    draw('tomato', 580, 376, 140, { turn: 12 }),
    scallion(14, [470, 436, 120, 20], 6),
  ),
  'salmon-bento': scene(
    draw('bento', 400, 318, 420),
    draw('sushi', 196, 452, 150),
    draw('chopsticks', 640, 452, 170, { turn: 20 }),
  ),
  'pork-cutlet-curry': scene(
    plate('#FFFDF8', 400, 424, 312),
    draw('curry', 384, 300, 370),
    slices('#E2A24A', [590, 400, 150, 84], 4, '#A8651C'),
  ),
  'brisket-curry': scene(
    steam(360, 200, 120),
    bowl(
      { colour: '#7B4B2A', soup: '#D98A22', rx: 262 },
      slices('#8E5330', [320, 288, 200, 100], 5),
      draw('potato', 440, 276, 140, { turn: 14, afloat: true }),
      draw('carrot', 536, 268, 150, { turn: 30, afloat: true }),
      sprinkle('#8B4A14', 24, [400, 346, 170, 20], 4, 4),
    ),
    draw('chilli', 650, 508, 110, { turn: 20 }),
  ),
  'yangzhou-fried-rice': scene(
    plate('#FFFDF8', 400, 424, 306),
    mound('#F7D98A', [400, 410, 216, 128], ['#7DBB4A', '#F08A4B', '#D9514A', '#FFE27A']),
    draw('friedPrawn', 262, 360, 130, { turn: -10 }),
    draw('friedPrawn', 550, 356, 130, { turn: 20, flip: true }),
    draw('peaPod', 420, 458, 110, { turn: 10 }),
  ),
  'claypot-rice': scene(
    steam(400, 190, 150),
    bowl(
      { colour: '#8A5233', soup: '#F4DFB0', rx: 262, depth: 180 },
      mound(white, [400, 330, 215, 72]),
      coins(['#C9473A', '#8E241C'], 11, [366, 284, 110, 34], { size: 32, seed: 4 }),
      draw('leafyGreen', 548, 276, 120, { turn: 14, afloat: true }),
      scallion(16, [400, 334, 150, 22], 4),
    ),
    draw('salt', 680, 470, 96),
  ),
}
