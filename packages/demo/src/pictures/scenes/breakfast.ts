import { draw } from '../compose/draw.ts'
import { scallion, sprinkle, steam, tangle } from '../compose/food.ts'
import { friedEgg, halfEgg, slices } from '../compose/morsels.ts'
import { type Scenes, scene } from '../compose/scene.ts'
import { bowl, plate } from '../compose/vessels.ts'

export const breakfast: Scenes = {
  'lantern-breakfast': scene(
    plate('#FFFDF8', 400, 410, 310),
    draw('bread', 292, 262, 210, { turn: -8 }),
    draw('tomato', 566, 330, 150),
    draw('bacon', 508, 250, 190, { turn: 24 }),
    friedEgg(396, 384, 230),
  ),
  'macaroni-soup': scene(
    steam(400, 210, 150),
    bowl(
      { colour: '#7FB5B0', soup: '#F6DFA0' },
      tangle('#F7E3AE', [400, 326, 200, 52], 4, 30),
      slices('#F0A0A0', [296, 300, 130, 66], 4, '#D97A80'),
      friedEgg(470, 276, 174, -12),
      scallion(12, [400, 340, 150, 26], 8),
    ),
  ),
  'century-egg-congee': scene(
    steam(360, 220, 160),
    bowl(
      { colour: '#3E6C8F', soup: '#FBF4E4', rx: 240 },
      sprinkle('#EFE2C6', 60, [400, 324, 190, 46], 3, 4),
      halfEgg(334, 306, 120, -10),
      slices('#C98F6B', [466, 306, 150, 60], 4),
      scallion(26, [400, 334, 160, 30], 11),
    ),
    draw('ginger', 646, 470, 130, { turn: 12 }),
  ),
  'scallion-egg-crepe': scene(
    plate('#F3E4D0', 400, 410, 310),
    draw('flatbread', 330, 330, 270, { turn: -10 }),
    draw('flatbread', 470, 366, 270, { turn: 14 }),
    scallion(30, [430, 360, 110, 66], 5),
    draw('egg', 612, 420, 116, { turn: 18 }),
  ),
  'honey-pancakes': scene(
    plate('#FFFDF8', 400, 430, 300),
    draw('pancakes', 384, 276, 360),
    draw('honey', 612, 384, 150),
    draw('blueberries', 204, 440, 110),
  ),
  'croissant-eggs': scene(
    plate('#F4EBDD', 400, 418, 310),
    draw('croissant', 332, 296, 310, { turn: -6 }),
    friedEgg(520, 380, 211, 6),
    draw('herb', 250, 430, 96, { turn: -40 }),
  ),
  'avocado-toast': scene(
    plate('#FFFDF8', 400, 424, 304),
    draw('bread', 330, 290, 290, { turn: -6 }),
    draw('avocado', 490, 338, 230, { turn: 16 }),
    draw('tomato', 240, 432, 104),
    sprinkle('#F3E3B8', 24, [440, 448, 150, 22], 9, 4),
  ),
  'oat-bowl': scene(
    bowl(
      { colour: '#E9DCC6', soup: '#F1DFC0', rx: 246 },
      sprinkle('#D9B988', 130, [400, 322, 205, 50], 6, 5),
      draw('banana', 300, 280, 150, { turn: -12, afloat: true }),
      draw('blueberries', 458, 282, 170, { afloat: true }),
      draw('herb', 386, 316, 84, { turn: 30, afloat: true }),
    ),
  ),
}
