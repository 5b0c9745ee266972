import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { services } from '@comanda/contract'
import { dataProblem } from '@comanda/contract/validation'
import { foldChinese } from '@comanda/shop-rules/chinese'
import { describe, expect, it } from 'vitest'
import { demo } from '../demo.ts'
import { moonPictures } from '../pictures/pictures.ts'
import { moonMenu, moonRice } from './moon-rice.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const paths = Object.keys(moonRice) as (keyof typeof moonRice)[]
const dishes = moonMenu.flatMap((category) => category.dishes)

describe('Moon & Rice', () => {
  it.each(paths)('every record of %s passes the schema that creates it', (path) => {
    const { data } = services[path]
    if (!data) throw new Error(`${path} takes no data`)
    for (const record of moonRice[path]) expect(dataProblem(data, record)).toBeUndefined()
  })

  it('twelve dishes in four categories, one of them a set; no id is Lantern Lane’s', () => {
    expect(moonRice.categories).toHaveLength(4)
    expect(moonRice.products).toHaveLength(12)
    const ids = paths.flatMap((path) => moonRice[path].map(({ _id }) => _id))
    const known = new Set(Object.values(demo).flatMap((all) => all.map(({ _id }) => _id)))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => known.has(id))).toEqual([])
  })

  it('every option group is there, and is used', () => {
    const used = moonRice.products.flatMap(({ options }) => options ?? [])
    const there = moonRice.productOptions.map(({ _id }) => _id)
    expect(new Set(used)).toEqual(new Set(there))
  })

  it('simplified texts are written in simplified characters', () => {
    const chs = JSON.stringify(moonRice).match(/(?<="lang":"chs","value":")[^"]*/g) ?? []
    expect(chs.length).toBeGreaterThan(40)
    expect(chs.filter((value) => foldChinese(value) !== value)).toEqual([])
  })

  it('every dish has a photograph of its own of at most 40 KB', () => {
    expect(moonPictures).toHaveLength(dishes.length)
    for (const { file } of moonPictures) {
      expect(existsSync(join(root, file))).toBe(true)
      expect(statSync(join(root, file)).size).toBeLessThanOrEqual(40 * 1024)
    }
  })
})
