import { expect, it } from 'vitest'
import { shortName } from './short-name.ts'

it.each([
  ['Lantern Lane · Sheung Wan', 'Lantern Lane'],
  ['燈巷冰室 · 上環', '燈巷冰室'],
  ['燈巷冰室（上環店）', '燈巷冰室'],
  ['Dock 5 - Harbour', 'Dock 5'],
  ['Dock 5 — Harbour', 'Dock 5'],
  ['Dim-Sum House', 'Dim-Sum House'],
  ['(Bracket)', '(Bracket)'],
  ['· ·', '· ·'],
  ['', ''],
])('below its icon %j is called %j', (name, short) => expect(shortName(name)).toBe(short))
