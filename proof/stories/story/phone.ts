import { readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, chromium, devices, type Page, type TestInfo } from '@playwright/test'
import { whole } from './browsers.ts'

/** A browser with a profile folder of its own, which can be killed and started again. */
export class Phone {
  readonly page: Page
  readonly #context: BrowserContext
  readonly #profile: string

  private constructor(context: BrowserContext, page: Page, profile: string) {
    this.#context = context
    this.page = page
    this.#profile = profile
  }

  /** Those that run: a story that fails leaves one. */
  static readonly running = new Set<BrowserContext>()

  /** Starts the browser on the profile of the test. */
  static async start(testInfo: TestInfo): Promise<Phone> {
    const profile = testInfo.outputPath('profile')
    const context = await chromium.launchPersistentContext(profile, {
      ...devices['Pixel 7'],
      locale: 'en-GB',
      timezoneId: 'Asia/Hong_Kong',
      serviceWorkers: 'allow',
      ...whole,
    })
    Phone.running.add(context)
    context.on('close', () => Phone.running.delete(context))
    return new Phone(context, context.pages()[0] ?? (await context.newPage()), profile)
  }

  /** Closes the browser, which saves its local storage on the way. */
  async close(): Promise<void> {
    await this.#context.close()
  }

  /** Kills the browser's process, as an operating system does that needs the memory. */
  async kill(): Promise<void> {
    const lock = await readlink(join(this.#profile, 'SingletonLock'))
    const closed = this.#context.waitForEvent('close')
    process.kill(Number(lock.split('-').at(-1)), 'SIGKILL')
    await closed
  }
}
