import { expect, type Page } from '@playwright/test'

/** Cuts the network of a phone, once the app is kept there, and waits until it says so. What is answered brings it back. */
export const cutNetwork = async (page: Page): Promise<() => Promise<void>> => {
  const notice = page.getByText(/^(You are offline|目前離線|目前离线)/)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.context().setOffline(true)
  await expect(notice).toBeVisible({ timeout: 40_000 })
  return async () => {
    await page.context().setOffline(false)
    await expect(notice).toBeHidden({ timeout: 40_000 })
  }
}
