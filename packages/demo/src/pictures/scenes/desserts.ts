import { eggTart } from '../compose/dim-sum.ts'
import { draw } from '../compose/draw.ts'
import { sprinkle, steam } from '../compose/food.ts'
import { type Scenes, scene } from '../compose/scene.ts'
import { board, bowl, plate } from '../compose/vessels.ts'

export const desserts: Scenes = {
  'egg-tarts': scene(
    plate('#FFFDF8', 400, 420, 310),
    eggTart(284, 322, 262),
    eggTart(520, 338, 262),
    draw('egg', 406, 452, 96, { turn: 24 }),
  ),
  'mango-sago': scene(
    bowl(
      { colour: '#F6F1EA', soup: '#FFC24A', rx: 240, depth: 180 },
      sprinkle('#FFF8E6', 70, [400, 326, 190, 44], 5, 5),
      draw('mango', 330, 270, 170, { turn: -10, afloat: true }),
      draw('mango', 470, 280, 140, { turn: 30, flip: true, afloat: true }),
      draw('herb', 408, 300, 90, { turn: 14, afloat: true }),
    ),
    draw('coconut', 636, 474, 150, { turn: 8 }),
  ),
  'red-bean-soup': scene(
    steam(400, 220, 150),
    bowl(
      { colour: '#A9C5B4', soup: '#6E1F24', rx: 244 },
      sprinkle('#8C2D33', 60, [400, 326, 190, 44], 5, 8),
      sprinkle('#B9565A', 24, [390, 322, 180, 40], 12, 7),
    ),
    draw('redBeans', 172, 500, 130),
    draw('orange', 650, 488, 116),
  ),
  'caramel-pudding': scene(
    plate('#FFFDF8', 400, 436, 290),
    draw('pudding', 400, 306, 390),
    draw('strawberry', 586, 428, 104, { turn: 12 }),
  ),
  'strawberry-cake': scene(
    plate('#FFF4F4', 400, 436, 290),
    draw('cake', 390, 300, 350),
    draw('strawberry', 590, 412, 130, { turn: 14 }),
    draw('strawberry', 226, 444, 104, { turn: -20 }),
  ),
  'egg-waffle-sundae': scene(
    plate('#F2E7DA', 400, 430, 312),
    draw('waffle', 300, 340, 270, { turn: -8 }),
    draw('iceCream', 500, 316, 270),
    draw('chocolate', 264, 446, 100, { turn: 16 }),
  ),
  'mochi-skewers': scene(
    board(),
    draw('dango', 300, 316, 250, { turn: -6 }),
    draw('dango', 430, 300, 260, { turn: 4 }),
    draw('dango', 550, 330, 240, { turn: 16 }),
    draw('cherryBlossom', 214, 446, 86),
  ),
  'fruit-plate': scene(
    plate('#FFFDF8', 400, 424, 312),
    draw('watermelon', 286, 304, 230, { turn: -10 }),
    draw('melon', 450, 286, 200),
    draw('grapes', 572, 352, 180, { turn: 10 }),
    draw('kiwi', 412, 404, 140),
    draw('strawberry', 288, 428, 100),
  ),
  'soft-serve': scene(
    draw('cone', 330, 300, 400, { turn: -6 }),
    draw('cone', 520, 336, 310, { turn: 10 }),
  ),
}
