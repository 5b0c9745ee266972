import { cup } from '../compose/cup.ts'
import { draw } from '../compose/draw.ts'
import { sprinkle, steam } from '../compose/food.ts'
import { glass } from '../compose/glass.ts'
import { type Scenes, scene } from '../compose/scene.ts'
import { bowl, plate } from '../compose/vessels.ts'

const cubes = (y: number, opacity = 0.55): string =>
  draw('ice', 366, y, 84, { turn: -14, afloat: true, opacity }) +
  draw('ice', 438, y + 20, 78, { turn: 18, afloat: true, opacity })

export const drinks: Scenes = {
  'milk-tea': scene(
    steam(410, 240, 150),
    cup('#C98A52', { cx: 380, rx: 176 }),
    draw('butter', 640, 500, 120, { turn: 6 }),
  ),
  yuenyeung: scene(
    steam(300, 210, 120),
    draw('coffee', 560, 300, 240, { flip: true }),
    cup('#A9683A', { cx: 330, cy: 320, rx: 150, colour: '#D8493A' }),
  ),
  coffee: scene(
    steam(390, 180, 130),
    plate('#F4EBDD', 400, 470, 260),
    draw('coffee', 400, 310, 360),
    draw('chocolate', 606, 464, 100, { turn: 14 }),
  ),
  'oolong-pot': scene(
    steam(560, 330, 110),
    draw('teapot', 340, 300, 380),
    bowl({ colour: '#F3EEE4', soup: '#D9A441', cx: 610, cy: 420, rx: 96, depth: 92 }),
    draw('herb', 190, 500, 100, { turn: -30 }),
  ),
  matcha: scene(
    steam(400, 230, 130),
    bowl(
      { colour: '#3B3A36', soup: '#7FAE3F', rx: 226, cy: 320, depth: 190 },
      sprinkle('#B5D67C', 70, [400, 322, 170, 38], 8, 4),
    ),
    draw('dango', 660, 450, 150, { turn: 12 }),
  ),
  'chrysanthemum-tea': scene(
    glass(['#E9B23A', '#F6D98A'], { top: 150, high: 350, wide: 230, straw: '' }),
    draw('blossom', 372, 230, 120, { turn: -12, afloat: true }),
    draw('blossom', 444, 250, 100, { turn: 14, afloat: true }),
    draw('honey', 610, 430, 150),
    draw('blossom', 196, 470, 130, { turn: -16 }),
  ),
  'bubble-tea': scene(
    draw('bubbleTea', 360, 290, 430, { turn: -3 }),
    draw('bubbleTea', 560, 352, 300, { turn: 7 }),
  ),
  'lemon-tea': scene(
    glass(['#7A2E12', '#B3561C', '#D98A3A']),
    cubes(216),
    draw('lemon', 430, 280, 100, { turn: 24, afloat: true }),
    draw('lemon', 600, 456, 150, { turn: 14 }),
    draw('lemon', 208, 478, 116, { turn: -20 }),
  ),
  'soy-milk': scene(
    glass(['#F3E3C3', '#FBF3E0'], { top: 190, high: 310, wide: 220, straw: '' }),
    draw('peaPod', 600, 470, 150, { turn: 10 }),
    draw('baguette', 208, 440, 160, { turn: -10 }),
  ),
  cola: scene(
    glass(['#2B0F08', '#4A1B0C', '#7A3A1C']),
    cubes(214, 0.6),
    draw('lemon', 590, 474, 120, { turn: 18 }),
  ),
  'orange-juice': scene(
    glass(['#FF8A1F', '#FFA93A', '#FFC65C'], { straw: '#2F9E6E' }),
    cubes(216, 0.45),
    draw('orange', 600, 446, 180),
    draw('orange', 206, 478, 130, { turn: -14 }),
  ),
  'watermelon-juice': scene(
    glass(['#E5344A', '#F0566A', '#F7848F'], { straw: '#2F9E6E' }),
    draw('watermelon', 590, 420, 220, { turn: 8 }),
    draw('herb', 396, 176, 96, { turn: 10, afloat: true }),
  ),
  'mango-smoothie': scene(
    glass(['#FFB02E', '#FFC95E', '#FFF3D6'], { straw: '#E8833A' }),
    draw('mango', 600, 440, 200, { turn: 6 }),
    draw('mango', 206, 478, 130, { turn: -30 }),
  ),
  'coconut-water': scene(
    draw('coconut', 350, 330, 360, { turn: -6 }),
    draw('coconut', 566, 402, 220, { turn: 12 }),
    draw('herb', 214, 500, 96, { turn: -30 }),
  ),
  lager: scene(
    draw('beer', 400, 306, 420),
    draw('peanuts', 622, 486, 116, { turn: 14 }),
    draw('peanuts', 176, 496, 100, { turn: -30 }),
  ),
  sake: scene(
    steam(380, 160, 90),
    draw('sake', 400, 318, 390),
    draw('cherryBlossom', 620, 480, 100),
    draw('cherryBlossom', 196, 494, 76),
  ),
  'lantern-spritz': scene(
    draw('tropical', 392, 300, 420),
    draw('orange', 606, 464, 140),
    draw('lantern', 190, 430, 150),
  ),
}
