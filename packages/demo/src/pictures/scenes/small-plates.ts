import { draw } from '../compose/draw.ts'
import { sauce, scallion, sprinkle, steam } from '../compose/food.ts'
import { coins } from '../compose/morsels.ts'
import { type Scenes, scene } from '../compose/scene.ts'
import { board, bowl, plate } from '../compose/vessels.ts'

export const smallPlates: Scenes = {
  fries: scene(
    board(),
    draw('fries', 392, 286, 350),
    draw('salt', 580, 400, 120, { turn: 12 }),
    sprinkle('#2F6B3E', 26, [400, 452, 220, 20], 4, 4),
  ),
  'chicken-wings': scene(
    plate('#2F3E46', 400, 422, 312),
    draw('drumstick', 268, 334, 200, { turn: -24 }),
    draw('drumstick', 400, 296, 210, { turn: 0 }),
    draw('drumstick', 532, 334, 200, { turn: 26 }),
    draw('drumstick', 348, 392, 200, { turn: -10 }),
    draw('drumstick', 480, 396, 200, { turn: 14 }),
    sprinkle('#FFF1CE', 30, [400, 420, 190, 40], 4, 4),
  ),
  'tempura-prawns': scene(
    plate('#E8EEF0', 400, 424, 304),
    draw('friedPrawn', 290, 318, 230, { turn: -12 }),
    draw('friedPrawn', 420, 300, 240, { turn: 4 }),
    draw('friedPrawn', 540, 332, 220, { turn: 20 }),
    draw('lemon', 250, 436, 104),
  ),
  'sweet-potato': scene(
    plate('#F4E3E8', 400, 426, 300),
    draw('sweetPotato', 300, 332, 230, { turn: -14 }),
    draw('sweetPotato', 432, 310, 240, { turn: 6 }),
    draw('sweetPotato', 530, 372, 210, { turn: 24 }),
    sprinkle('#B0325A', 40, [410, 380, 170, 70], 7, 4),
  ),
  onigiri: scene(
    board(),
    draw('onigiri', 300, 320, 240, { turn: -6 }),
    draw('onigiri', 486, 336, 240, { turn: 8 }),
    sprinkle('#2B2420', 18, [400, 456, 190, 16], 4, 4),
  ),
  'salmon-nigiri': scene(
    board(),
    draw('sushi', 310, 330, 260, { turn: -3 }),
    draw('sushi', 500, 344, 250, { turn: 4 }),
    draw('ginger', 630, 446, 96),
  ),
  'caesar-salad': scene(
    draw('salad', 400, 316, 400),
    draw('tomato', 200, 462, 120),
    draw('corn', 610, 442, 150, { turn: 14 }),
  ),
  'smashed-cucumber': scene(
    bowl(
      { colour: '#8FB996', soup: '#6B3A18', rx: 244, depth: 150 },
      coins(['#CFE8A6', '#3F8F3B'], 26, [400, 292, 160, 42], { size: 40 }),
      sprinkle('#D33B22', 22, [400, 320, 160, 36], 3, 5),
      sprinkle('#FFF1CE', 40, [400, 312, 160, 40], 9, 4),
    ),
    draw('garlic', 650, 480, 120),
    draw('chilli', 150, 500, 104, { turn: 20 }),
  ),
  edamame: scene(
    bowl(
      { colour: '#EFE6D6', soup: '#5C9A3C', rx: 240, depth: 150 },
      draw('peaPod', 300, 284, 170, { turn: -18, afloat: true }),
      draw('peaPod', 416, 256, 180, { turn: 14, afloat: true }),
      draw('peaPod', 516, 288, 170, { turn: 40, afloat: true }),
      draw('peaPod', 396, 316, 170, { turn: -34, afloat: true }),
      sprinkle('#FFFFFF', 30, [400, 300, 170, 50], 3, 3),
    ),
    draw('salt', 656, 470, 110, { turn: 10 }),
  ),
  'garlic-broccoli': scene(
    plate('#FFFDF8', 400, 424, 304),
    draw('broccoli', 286, 330, 210, { turn: -12 }),
    draw('broccoli', 516, 334, 210, { turn: 12 }),
    draw('broccoli', 400, 346, 230),
    draw('garlic', 590, 434, 104),
    draw('garlic', 226, 440, 92, { turn: -20 }),
  ),
  'soup-of-the-day': scene(
    steam(400, 210, 150),
    bowl(
      { colour: '#B98B5E', soup: '#D98E4A', rx: 240 },
      sauce('#E4A765', [400, 322, 150, 30]),
      draw('carrot', 320, 292, 110, { turn: 40, afloat: true }),
      draw('corn', 452, 288, 120, { turn: 60, afloat: true }),
      scallion(14, [400, 334, 150, 26], 6),
    ),
  ),
}
