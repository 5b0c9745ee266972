import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { managerAtSettings } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

/** A printer that asks the server for its slips, as those of Star do. */
const counterPrinter = (url: string) => {
  const poll = async (): Promise<string | undefined> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        status: '29 a 0',
        printerMAC: '00:11:62:00:00:01',
        statusCode: '200%20OK',
      }),
    })
    const { jobToken } = (await response.json()) as { jobToken?: string }
    return jobToken
  }
  return {
    /** Prints the next slip and returns how many bytes its picture has; 0 if there is none. */
    print: async (): Promise<number> => {
      const token = await poll()
      if (token === undefined) return 0
      const picture = await fetch(`${url}?type=image/png&token=${token}`)
      const { byteLength } = await picture.arrayBuffer()
      await fetch(`${url}?code=200%20OK&token=${token}`, { method: 'DELETE' })
      return byteLength
    },
  }
}

test('the kitchen’s printer is off: the counter’s prints the ticket instead, once, and a red sign says so (PRINT-4.3, PRINT-6.2, PRINT-6.4)', async ({
  browser,
  page,
  server,
  addTable,
}) => {
  const manager = await managerAtSettings(browser, server.url, 'printers')
  const sheet = manager.getByRole('dialog')
  const pass = manager.getByRole('listitem', { name: 'Pass' })
  const counter = manager.getByRole('listitem', { name: 'Counter' })
  const emulator = await manager.context().newPage()
  const [, printerPage] = [...server.output.matchAll(/printer prints: (\S+)/g)].at(-1) ?? []
  await emulator.goto(printerPage ?? '')

  const url =
    await test.step('the manager adds the printer at the counter, which asks for its slips', async () => {
      await manager.getByRole('button', { name: 'New printer' }).click()
      await sheet.getByLabel('Name').fill('Counter')
      await sheet.getByLabel('How it is reached').selectOption('cloudPrnt')
      await sheet.getByRole('radio', { name: 'No tickets' }).check()
      await sheet.getByRole('button', { name: 'Save' }).click()
      const shown = manager.getByRole('alertdialog')
      const path = await shown
        .getByText(/\/api\/printers\//)
        .last()
        .innerText()
      await shown.getByRole('button', { name: 'Close' }).click()
      await expect(counter).toContainText('Not seen yet')
      return path
    })
  const paper = counterPrinter(url)
  expect(await paper.print()).toBe(0)

  await test.step('it takes over if the one in the kitchen does not print', async () => {
    await pass.getByRole('button', { name: 'Edit Pass' }).click()
    await sheet.getByLabel('If it does not print').selectOption({ label: 'Counter' })
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(pass).toContainText('Then Counter')
  })

  await emulator.getByRole('button', { name: 'Switched off' }).click()
  await sitDown(page, server.url, await addTable())
  await addPlain(page, 'Prawn wonton noodles')
  await viewCart(page)
  await placeOrder(page).click()
  const heading = page.getByRole('heading', { name: /^Order number \d+/ })
  const number = (await heading.innerText()).replace('Order number ', '').trim()

  await test.step('the ticket comes out at the counter', async () => {
    await expect.poll(() => paper.print()).toBeGreaterThan(500)
    expect(await paper.print()).toBe(0)
  })

  await test.step('the floor has a red sign that says what to do', async () => {
    await manager
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Floor' })
      .click()
    await manager.getByRole('button', { name: 'Pass: Cannot be reached' }).click()
    await expect(sheet).toContainText('Is it switched on')
    await sheet.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('switched on it prints again, but not this ticket', async () => {
    await emulator.getByRole('button', { name: 'Prints' }).click()
    await manager.goto(`${manager.url().replace(/\/floor.*/, '')}/settings/printers`)
    await manager.getByRole('button', { name: 'Print a test at Pass' }).click()
    const slips = manager.getByRole('region', { name: 'Last slips' }).getByRole('listitem')
    await expect(slips.first()).toContainText('Test')
    await expect(slips.first()).toContainText('Printed')
    const ticket = slips.filter({ hasText: `Ticket ${number}` })
    await expect(ticket).toHaveCount(2)
    await expect(ticket.filter({ hasText: 'Counter' })).toContainText('Printed')
    await expect(ticket.filter({ hasText: 'Pass' })).toContainText('At another printer')
    await manager.goto(`${manager.url().replace(/\/settings.*/, '')}/floor`)
    await expect(manager.getByRole('button', { name: /Cannot be reached/ })).toHaveCount(0)
  })

  await test.step('what the day’s screen shows comes out of it, too', async () => {
    const main = manager.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'Day' }).click()
    await manager.getByRole('button', { name: 'Print' }).click()
    await expect(manager.getByText('It is being printed.')).toBeVisible()
    await manager.goto(`${manager.url().replace(/\/day.*/, '')}/settings/printers`)
    const slips = manager.getByRole('region', { name: 'Last slips' }).getByRole('listitem')
    await expect(slips.filter({ hasText: 'Slip' }).first()).toContainText('Printed')
  })

  await counter.getByRole('switch', { name: 'Counter is in use' }).click()
  await expect(counter).toContainText('Not in use')
})
