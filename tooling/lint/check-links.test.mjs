import { expect, test } from 'vitest'
import { checkLinks } from './check-links.mjs'

const page = { path: 'docs/page.md', text: '# A page\n\n## 2. Where it ends: `here`\n' }
const problemsOf = (text) =>
  checkLinks(
    [{ path: 'docs/other/start.md', text }, page],
    [page.path, 'docs/other/start.md', 'a/picture.webp'],
  )

test('a link that leads to a file, a folder or a heading is no problem', () => {
  expect(
    problemsOf(
      [
        '# Start',
        '[a](../page.md), [b](../page.md#2-where-it-ends-here), [c](#start), [d](..)',
        '![e](../../a/picture.webp) <img src="../../a/picture.webp"> [f](https://example.com/#x)',
      ].join('\n'),
    ),
  ).toEqual([])
})

test('a link that leads nowhere is named with its line', () => {
  expect(
    problemsOf('# Start\n[a](gone.md)\n[b](../page.md#gone) <img alt="" src="gone.webp">'),
  ).toEqual([
    'docs/other/start.md:2: there is no docs/other/gone.md',
    'docs/other/start.md:3: docs/page.md has no heading #gone',
    'docs/other/start.md:3: there is no docs/other/gone.webp',
  ])
})

test('what is code is no link', () => {
  expect(problemsOf('`[a](gone.md)`\n\n```md\n[b](gone.md)\n```\n')).toEqual([])
})
