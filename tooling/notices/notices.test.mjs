import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { notices } from './notices.mjs'

const text = notices(fileURLToPath(new URL('../..', import.meta.url)))

it('OPER-7.1: the licences name fonts, libvips, PostgreSQL and what the apps are made of, with their texts', () => {
  for (const name of ['react', 'socket.io', '@fontsource-variable/noto-sans-hk', 'drizzle-orm'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
  expect(text).toContain('SIL OPEN FONT LICENSE')
  expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE')
  expect(text).toMatch(/^\| libvips .* LGPLv3/m)
  expect(text).toContain('PostgreSQL Global Development Group')
  expect(text).not.toContain('@playwright/test')
  expect(text).not.toMatch(/ undefined|node_modules\//)
})
