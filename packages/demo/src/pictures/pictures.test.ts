import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { menu } from '../catalogue/categories.ts'
import { group } from './scenes/group.ts'
import { dishScenes } from './scenes/scenes.ts'
import { pictures } from './pictures.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const sizeOf = (file: string): number => statSync(join(root, file)).size

describe('pictures', () => {
  it('every dish has a scene of its own, and every scene its dish', () => {
    const dishes = menu.flatMap((category) => category.dishes.map(({ key }) => key))
    expect(Object.keys(dishScenes).toSorted()).toEqual(dishes.toSorted())
    const drawn = Object.values(dishScenes).map(({ parts }) => parts.join(''))
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('every picture is composed, none is left over', () => {
    const files = readdirSync(join(root, 'pictures')).filter((file) => file.endsWith('.webp'))
    expect(files.map((file) => `pictures/${file}`).toSorted()).toEqual(
      pictures.map(({ file }) => file).toSorted(),
    )
    expect(Object.keys(group).every((key) => files.includes(`${key}.webp`))).toBe(true)
  })

  it('a picture weighs at most 25 KB, all of them at most 3 MB', () => {
    for (const { file } of pictures) expect(sizeOf(file)).toBeLessThanOrEqual(25 * 1024)
    const all = pictures.reduce((sum, { file }) => sum + sizeOf(file), 0)
    expect(all).toBeLessThanOrEqual(3 * 1024 * 1024)
  })
})
