import { beginSetup, firstOwner } from '../story/first-owner.ts'
import { ownServer } from '../story/own-server.ts'
import { atSettings } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test('STAFF-3.14, STAFF-3.15: an owner invites a waiter, who opens the link, chooses a password and stands at the floor', async ({
  browser,
}) => {
  await ownServer(async (url, server) => {
    // The accounts of the demo invite nobody.
    expect(await beginSetup(server)).toBe(201)
    const owner = await atSettings(browser, url, 'staff', firstOwner)
    await owner.getByRole('button', { name: 'Invite somebody' }).click()
    await owner.getByLabel('Email').fill('wing@story.example')
    await owner.getByLabel('Role').selectOption('Waiter')
    await owner.getByRole('button', { name: 'Save' }).click()
    const link = await owner.getByRole('link', { name: /#invitation=/ }).textContent()
    await owner.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(owner.getByRole('listitem', { name: 'wing@story.example' })).toBeVisible()

    const waiter = await (await browser.newContext({ locale: 'en' })).newPage()
    await waiter.goto(link ?? '')
    await waiter.getByLabel('Your name').fill('Wing')
    await waiter.getByLabel('Choose a password').fill('Lantern tea 88')
    await waiter.getByRole('button', { name: 'Accept' }).click()
    await expect(waiter.getByRole('region', { name: 'Floor', exact: true })).toBeVisible()
    expect(waiter.url()).not.toContain('invitation')
    await expect(waiter.getByRole('link', { name: 'Settings' })).toHaveCount(0)

    await owner.reload()
    const card = owner.getByRole('listitem', { name: 'Wing' })
    await expect(card).toContainText('Waiter')
    await card.getByRole('button', { name: 'End access' }).click()
    await owner.getByRole('alertdialog').getByRole('button', { name: 'End access' }).click()
    await expect(card).toHaveCount(0)
  })
})
