import { expect, type Page } from '@playwright/test'

/** Waits for the service worker: the next page loads by it. */
export const untilWorkerIsReady = (page: Page): Promise<void> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

/**
 * Takes a phone offline once its service worker is ready, and waits for the offline notice. Returns a function that
 * takes it online again.
 */
export const cutNetwork = async (page: Page): Promise<() => Promise<void>> => {
  const notice = page.getByText(/^(You are offline|目前離線|目前离线)/)
  await untilWorkerIsReady(page)
  await page.context().setOffline(true)
  await expect(notice).toBeVisible({ timeout: 40_000 })
  return async () => {
    await page.context().setOffline(false)
    await expect(notice).toBeHidden({ timeout: 40_000 })
  }
}
