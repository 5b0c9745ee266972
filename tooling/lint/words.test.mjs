import { describe, expect, it } from 'vitest'
import { checkWords, fileTerms, wording } from './words.mjs'

const check = (path, text) => checkWords([{ path, text }], ['other/'])

describe('wording of comments, test titles and Markdown', () => {
  it.each([
    ['clean/a.ts', '/** Draws it anew. */'],
    ['clean/a.ts', 'const a = 1 // drawn anew'],
    ['clean/a.test.ts', "it('draws it anew', () => {})"],
    ['clean/a.md', 'Draws it anew.'],
  ])('%s: %s', (path, text) => {
    expect(check(path, text)).toEqual([`${path}:1: "anew": write again`])
  })

  it('reports the line, also if the words are wrapped', () => {
    const text = 'const a = 1\n/**\n * Returns the price, where\n * there is one.\n */'
    expect(check('clean/a.ts', text)).toEqual(['clean/a.ts:3: "where there": write if'])
  })

  it('ignores code, strings and URLs, and code in prose', () => {
    expect(check('clean/a.ts', '/** `kept` is a field. */')).toEqual([])
    expect(check('clean/a.md', '```\nkept\n```')).toEqual([])
    expect(
      check('clean/a.ts', "const kept = 'anew'\nfetch('https://example.com/whoever')"),
    ).toEqual([])
  })

  it('ignores areas that are not checked', () => {
    expect(check('other/a.ts', '/** Draws it anew. */')).toEqual([])
  })

  it('accepts the wording that it proposes', () => {
    for (const [, instead] of wording) expect(check('clean/a.md', instead)).toEqual([])
  })

  it.each([
    'Returns undefined if there is none.',
    'The folder where a build is written.',
    'The question has been answered.',
  ])('accepts "%s"', (text) => expect(check('clean/a.md', text)).toEqual([]))
})

describe('file names', () => {
  it('a vague word is reported with the term to use', () => {
    expect(check('clean/kept-list.tsx', '')).toEqual([
      'clean/kept-list.tsx: "kept" in its name: use stored, cache, bookmarks',
    ])
  })

  it('a longer word that contains one is accepted', () => {
    expect(check('clean/threshold.ts', '')).toEqual([])
  })

  it('attempts to pay are so called, other attempts are not', () => {
    expect(check('clean/payment-attempts/start.ts', '')).toEqual([])
    expect(check('clean/payments/attempts/start.ts', '')).toEqual([])
    expect(check('clean/sign-in-attempts.ts', '')).toHaveLength(1)
  })

  it('accepts the terms that it proposes', () => {
    for (const terms of Object.values(fileTerms))
      for (const term of terms.split(', ')) expect(check(`clean/${term}.ts`, '')).toEqual([])
  })
})
