import type { Shop } from '@comanda/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appColours } from './app-colours.ts'
import { appManifest } from './app-manifest.ts'
import { plainText } from './plain-text.ts'

const _id = 'a'.repeat(24)
const shop: Shop = {
  _id,
  name: [
    { lang: 'en', value: 'Lantern Lane · Sheung Wan' },
    { lang: 'cht', value: '燈巷冰室 · 上環' },
  ],
  timeZone: 'Asia/Hong_Kong',
  currency: 'HKD',
}
const named = (value: string): Shop => ({ ...shop, name: [{ lang: 'en', value }] })
const look = { _id, name: [{ lang: 'en' as const, value: 'Lantern Group' }] }

describe('the manifest of a shop’s app', () => {
  it('opens the shop, and has an id of its own', () =>
    expect(appManifest({ shop }, 'en')).toMatchObject({
      id: `/?id=${_id}`,
      start_url: `/?id=${_id}&source=installed`,
      scope: '/',
      display: 'standalone',
    }))

  it.each([
    ['en', 'en', 'Lantern Lane · Sheung Wan', 'Lantern Lane'],
    ['zh-hk', 'zh-HK', '燈巷冰室 · 上環', '燈巷冰室'],
    ['zh-cn', 'zh-CN', '燈巷冰室 · 上環', '燈巷冰室'],
  ] as const)(
    'in %s: its name in that language, otherwise in the next one',
    (locale, lang, name, short) =>
      expect(appManifest({ shop }, locale)).toMatchObject({
        lang,
        dir: 'ltr',
        name,
        short_name: short,
        description: expect.stringContaining(name) as string,
      }),
  )

  it('a shop without a name has the group’s, otherwise the product’s', () => {
    expect(appManifest({ shop: { ...shop, name: [] }, look }, 'en').name).toBe('Lantern Group')
    expect(appManifest({ shop: named(' \u202e '), look }, 'en').name).toBe('Lantern Group')
    expect(appManifest({ shop: named('') }, 'zh-hk').name).toBe('Comanda')
  })

  it('any name becomes one short line and survives JSON', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (value) => {
        const manifest = appManifest({ shop: named(value) }, 'en')
        expect(JSON.parse(JSON.stringify(manifest))).toEqual(manifest)
        expect(manifest.name).not.toBe('')
        expect(manifest.short_name).not.toBe('')
        expect(manifest.name).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
        const count = Array.from(new Intl.Segmenter().segment(manifest.name)).length
        expect(count).toBeLessThanOrEqual(60)
      }),
    ))

  it('a name is cut between graphemes', () => {
    expect(plainText('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2)).toBe('👨‍👩‍👧…')
    expect(plainText('"A"\n\tB </script>', 60)).toBe('"A" B </script>')
    expect(plainText('x'.repeat(4000), 24)).toBe(`${'x'.repeat(23)}…`)
  })

  it('icons: the product’s own if the shop has no picture, otherwise the shop’s under their tag', () => {
    const own = appManifest({ shop }, 'en').icons
    expect(own.map(({ src, purpose }) => [src, purpose])).toEqual([
      ['/icon-192.png', 'any'],
      ['/icon-512.png', 'any'],
      ['/icon-maskable.png', 'maskable'],
    ])
    const icons = appManifest({ shop, iconTag: '12ab' }, 'en').icons
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ])
    expect(icons[2]?.src).toBe(`/api/shops/${_id}/icons/maskable-192.png?v=12ab`)
  })

  it('shortcuts open what the system settings allow', () => {
    const urlsOf = (onlineOrderingSystem: boolean, onlineMemberSystem: boolean) => {
      const allowed = { _id, onlineOrderingSystem, onlineMemberSystem, allowChooseShop: true }
      return appManifest({ shop, allowed }, 'en').shortcuts.map(({ url }) => url)
    }
    const menu = `/browse?id=${_id}&source=installed`
    expect(urlsOf(true, true)).toEqual([menu, '/record', '/member/qrCode'])
    expect(urlsOf(true, false)).toEqual([menu, '/record'])
    expect(urlsOf(false, true)).toEqual(['/member/qrCode'])
  })

  it('colours are the theme’s, opaque; the default replaces a dark background', () => {
    expect(appColours()).toEqual({ theme: '#ff9b33', background: '#fbf7f1' })
    expect(appColours({ primary: '#AA0000CC', background: '#F0FFF0' })).toEqual({
      theme: '#aa0000',
      background: '#f0fff0',
    })
    expect(appColours({ background: '#101010' }).background).toBe('#fbf7f1')
  })
})
