import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, readable } from './contrast.ts'
import { hexOf, oklchOf } from './oklch.ts'
import { type Scheme, type ThemeColours, themeTokens } from './theme-tokens.ts'

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const optional = fc.option(hex, { nil: undefined })
const theme: fc.Arbitrary<ThemeColours> = fc.record({
  primary: optional,
  secondary: optional,
  success: optional,
  danger: optional,
  onDark: optional,
  highContrastText: optional,
  background: optional,
  placeholder: optional,
  border: optional,
  actionPrimary: optional,
  highlight: optional,
})

const on = (colour: string, others: readonly string[], ratio: number) =>
  others.map((ground) => [colour, ground, ratio] as const)

/** Every colour with its background and the contrast that it needs. */
const pairs = (() => {
  const grounds = ['--background', '--surface', '--raised', '--tint']
  return [
    ...on('--ink', grounds, 4.5),
    ...on('--muted', grounds, 4.5),
    ...on('--primary-text', [...grounds, '--primary-tint'], 4.5),
    ...on('--success', [...grounds, '--success-tint'], 4.5),
    ...on('--danger', [...grounds, '--danger-tint'], 4.5),
    ...on('--on-primary', ['--primary'], 4.5),
    ...on('--on-action', ['--action'], 4.5),
    ...on('--on-secondary', ['--secondary'], 4.5),
    ...on('--on-highlight', ['--highlight'], 4.5),
    ...on('--primary-sign', [...grounds, '--primary-tint'], 3),
    ...on('--edge', grounds, 3),
  ]
})()

const css = readFileSync(new URL('../tokens/color.css', import.meta.url), 'utf8')
const blocks = [...css.matchAll(/\{\s*color-scheme: \w+;([^}]+)\}/g)].map(
  (match) =>
    new Map([...(match[1] ?? '').matchAll(/(--[\w-]+): ([^;]+);/g)].map((m) => [m[1], m[2]])),
)

describe('contrast of the default brand (SCREEN-1.6, CAT-1.10)', () => {
  it('the dark colours are the same for the system and for data-scheme', () => {
    expect(blocks).toHaveLength(3)
    expect(blocks[1]).toEqual(blocks[2])
  })

  it.each(
    pairs.flatMap(([colour, ground, ratio]) => [
      ['light', 0, colour, ground, ratio] as const,
      ['dark', 1, colour, ground, ratio] as const,
    ]),
  )('%s: %#: %s on %s', (_, at, colour, ground, ratio) => {
    const found = contrast(blocks[at]?.get(colour) ?? '', blocks[at]?.get(ground) ?? '')
    expect(found).toBeGreaterThanOrEqual(ratio)
  })
})

describe('contrast of a shop’s own colours (SCREEN-1.6)', () => {
  it.each<Scheme>(['light', 'dark'])(
    '%s: whatever the shop chooses, it stays readable',
    (scheme) => {
      fc.assert(
        fc.property(theme, (colours) => {
          const tokens = themeTokens(colours, scheme) as Record<string, string>
          for (const [colour, ground, ratio] of pairs) {
            const found = contrast(tokens[colour] ?? '', tokens[ground] ?? '')
            if (found < ratio - 0.01)
              throw new Error(
                `${colour} ${tokens[colour]} on ${ground} ${tokens[ground]}: ${found}`,
              )
          }
        }),
      )
    },
  )

  it('never puts white text on the default orange', () => {
    const tokens = themeTokens({ primary: '#FF9B33', highContrastText: '#FFFFFF' }, 'light')
    expect(tokens['--on-primary']).not.toBe('#ffffff')
  })

  it('keeps a colour with enough contrast', () => {
    expect(readable('#1f7a57', ['#ffffff'], 4.5)).toBe('#1f7a57')
  })

  it('a darker or lighter step keeps the hue', () => {
    const step = readable('#ff9b33', ['#ffffff'], 4.5)
    expect(Math.abs(oklchOf(step).h - oklchOf('#ff9b33').h)).toBeLessThan(8)
  })

  it('conversion to OKLCH and back returns the same colour', () => {
    fc.assert(fc.property(hex, (colour) => hexOf(oklchOf(colour)) === colour))
  })
})
