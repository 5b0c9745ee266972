import type { TableAnimal } from '@comanda/contract'

/** The drawing of each animal by which guests recognise each other (TABLE-1.4). */
export const animalSigns = {
  fox: '🦊',
  owl: '🦉',
  bear: '🐻',
  cat: '🐱',
  frog: '🐸',
  lion: '🦁',
  panda: '🐼',
  rabbit: '🐰',
  koala: '🐨',
  tiger: '🐯',
  penguin: '🐧',
  turtle: '🐢',
  whale: '🐳',
  horse: '🐴',
  mouse: '🐭',
  duck: '🦆',
  sheep: '🐑',
  snail: '🐌',
  bee: '🐝',
  otter: '🦦',
} as const satisfies Record<TableAnimal, string>
