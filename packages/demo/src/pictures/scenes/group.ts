import { draw } from '../compose/draw.ts'
import { steam, tangle } from '../compose/food.ts'
import { pineappleBun } from '../compose/morsels.ts'
import { type Scenes } from '../compose/scene.ts'
import { board, bowl } from '../compose/vessels.ts'

const lanterns = (y: number): readonly string[] => [
  draw('lantern', 150, y + 26, 150, { afloat: true }),
  draw('lantern', 320, y - 10, 130, { afloat: true }),
  draw('lantern', 486, y - 8, 130, { afloat: true }),
  draw('lantern', 652, y + 28, 150, { afloat: true }),
]

/** The pictures of the group: its logo, and one per shop. */
export const group: Scenes = {
  logo: {
    tint: '#FFC27A',
    square: true,
    parts: [draw('lantern', 400, 318, 340, { afloat: true })],
  },
  'shop-hk': {
    tint: '#E98B5B',
    parts: [
      ...lanterns(130),
      board(),
      steam(250, 300, 80),
      draw('noodles', 250, 372, 230),
      pineappleBun(420, 412, 170),
      draw('teapot', 584, 382, 210),
    ],
  },
  'shop-tw': {
    tint: '#9FC3A6',
    parts: [
      ...lanterns(130),
      board(),
      draw('dumpling', 250, 390, 170),
      draw('noodles', 400, 366, 230),
      draw('bubbleTea', 560, 364, 230),
    ],
  },
  'shop-sg': {
    tint: '#86BFC4',
    parts: [
      ...lanterns(130),
      board(),
      draw('bread', 226, 388, 170, { turn: -6 }),
      bowl(
        { colour: '#2F7F79', soup: '#EE8B35', cx: 400, cy: 380, rx: 150, depth: 110 },
        tangle('#FFF3DA', [400, 384, 118, 28], 3, 26),
        draw('prawn', 364, 346, 110, { turn: -8, afloat: true }),
        draw('prawn', 446, 344, 100, { turn: 12, flip: true, afloat: true }),
      ),
      draw('coconut', 596, 410, 150, { turn: 8 }),
    ],
  },
}
