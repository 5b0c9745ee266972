/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const source = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

describe('the faces', () => {
  const faces = readdirSync(new URL('.', import.meta.url)).filter(
    (file) => !file.endsWith('.test.ts'),
  )

  it.each(faces)('%s shows at most 30 names, each by itself', (file) => {
    const text = source(file)
    expect(text).not.toContain('*')
    const names = [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      list.split(',').filter((name) => name.trim() !== ''),
    )
    expect(names.length).toBeLessThanOrEqual(30)
    expect(names.length).toBeGreaterThan(0)
  })

  it('are all in the table of the README, and in the exports of the package', () => {
    const readme = source('../../README.md')
    const manifest = source('../../package.json')
    for (const file of faces) {
      const face = file.replace('.ts', '')
      expect(readme).toContain(`\`@comanda/shop-rules/${face}\``)
      expect(manifest).toContain(`"./${face}"`)
    }
  })
})
