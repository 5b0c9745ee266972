import { choose } from '../story/diner.ts'
import { cutNetwork } from '../story/network.ts'
import { hongKong } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

test.use({ serviceWorkers: 'allow' })

test('a guest books, changes and cancels a table despite lost responses and reloads: no input is lost, nothing is done twice (RES-2.1, RES-2.6, RES-2.7, RES-3.5)', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/?id=${hongKong._id}`)
  // Also before the app runs: it follows the link then.
  await page.getByRole('link', { name: 'Book a table' }).click()
  await expect(page.getByRole('heading', { name: 'No reservations yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Book a table' }).first().click()
  const goOn = () => page.getByRole('button', { name: 'Continue' }).click()

  await test.step('who comes, and when', async () => {
    await expect(page.getByRole('heading', { name: 'How many guests?' })).toBeVisible()
    await page.getByRole('button', { name: 'More: Children' }).click()
    const bringBack = await cutNetwork(page)
    await goOn()
    await expect(page.getByRole('heading', { name: 'When would you like to eat?' })).toBeVisible()
    await choose(page, 'Dinner')
    await goOn()
    await expect(page.getByRole('heading', { name: 'At what time?' })).toBeVisible()
    await choose(page, '19:00')
    await goOn()
    await expect(page.getByRole('heading', { name: 'On which day?' })).toBeVisible()
    await expect(page.getByText('There is no connection.')).toBeVisible()
    await bringBack()
    await page
      .getByRole('group', { name: 'Days with a free table' })
      .locator('button:enabled')
      .nth(2)
      .click()
    await goOn()
  })

  await test.step('who it is for, in the words of the fields', async () => {
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Please tell us a name.')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('Wing')
    await page.getByLabel('Phone', { exact: true }).fill('+852 5123 4567')
    await choose(page, 'I accept the terms')
    await goOn()
    await expect(page.getByText('Email is required.')).toBeVisible()
    await page.getByLabel('Email', { exact: true }).fill('wing@eat.example')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Who are we expecting?' })).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Wing')
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+852 5123 4567')
    await expect(page.getByRole('checkbox', { name: 'I accept the terms' })).toBeChecked()
    const bringBack = await cutNetwork(page)
    await goOn()
    await page.getByRole('button', { name: 'Book now' }).click()
    await expect(page.getByText('Nothing was booked yet; your entries are kept.')).toBeVisible()
    await bringBack()
    await page.getByRole('button', { name: 'Book now' }).click()
    await expect(page.getByText('We look forward to you.')).toBeVisible()
    const left = await page.evaluate(() => window.sessionStorage.getItem('typed'))
    expect(left ?? '', 'once it is booked, nothing of the guest stays').not.toContain('Wing')
  })

  await test.step('it is changed, the network gone on the way', async () => {
    const bringBack = await cutNetwork(page)
    await page.getByRole('link', { name: 'Change the reservation' }).click()
    await expect(page.getByText('It loads as soon as there is one.')).toBeVisible()
    await bringBack()
    const summary = page.getByRole('heading', { name: 'Is everything right?' })
    await expect(summary).toBeVisible()
    await page.getByRole('button', { name: /Change Number of guests/ }).click()
    await expect(page.getByRole('heading', { name: 'How many guests?' })).toBeVisible()
    await page.getByRole('button', { name: 'More: Adults' }).click()
    await goOn()
    await expect(summary).toBeVisible()
    await page.getByRole('button', { name: 'Save the changes' }).click()
    await expect(page.getByRole('link', { name: 'Change the reservation' })).toBeVisible()
    await expect(page.getByText(/3 adults/)).toBeVisible()
  })

  await test.step('it is cancelled, and must be booked anew', async () => {
    const cancel = async () => {
      await page.getByRole('button', { name: 'Cancel the reservation' }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: 'Cancel the reservation' }).click()
      await expect(question).toBeHidden()
    }
    const bringBack = await cutNetwork(page)
    await cancel()
    await expect(page.getByText(/^There is no connection/)).toBeVisible()
    await bringBack()
    await cancel()
    await expect(page.getByText('This reservation was cancelled.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book again' })).toBeVisible()
  })
})
