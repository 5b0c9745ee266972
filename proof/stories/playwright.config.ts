import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { looksAtAll } from '../screens/what-differs.ts'
import { withoutWindows } from './story/browsers.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.story.ts',
  // What another story or test shows as well, in another language or at another step: npm test -- --all.
  ...(looksAtAll ? {} : { grepInvert: /@all/ }),
  globalSetup: './story/load-demo.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  // Each worker has a browser and a server of its own.
  workers: Math.min(availableParallelism(), 4),
  // Times to give up, not promises: a busy machine fails no story.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../reports/playwright.json' }]],
  use: {
    ...devices['Pixel 7'],
    // Nobody looks at these pixels, and drawing seven times as many takes a seventh of the stories' time.
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
    launchOptions: withoutWindows,
    // To install the app in each browser takes a third of the stories' processor: those that go offline or open it again do.
    serviceWorkers: looksAtAll ? 'allow' : 'block',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    // A screen that moves is drawn up to sixty times a second. What moves is looked at by the story of the dish's picture.
    contextOptions: { reducedMotion: looksAtAll ? 'no-preference' : 'reduce' },
  },
})
