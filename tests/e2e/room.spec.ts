import { sayInRoom } from '@portico/contract/chat/calls'
import { findings, OPEN_DIALOG } from './support/axe.ts'
import { dead } from './support/line.ts'
import { onPhone } from './support/on-phone.ts'
import { operator } from './support/operator.ts'
import { english, newName, openWithEvents, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

const WIDTHS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const

for (const [name, viewport] of Object.entries(WIDTHS)) {
  test.describe(name, onPhone(viewport), () => {
    test.use({ viewport })

    test('what a member says in the chat room is read by members there at once, as plain text, until it is taken back [CONTENT-06]', async ({
      page,
      browser,
    }) => {
      const account = await register(page)
      await page.goto(english('/service'))
      await page.getByRole('main').getByRole('button', { name: 'Chat room' }).click()
      const room = page.getByRole('dialog', { name: 'Chat room' })

      const other = await (await browser.newContext({ viewport })).newPage()
      await openWithEvents(other, english('/?dialog=room'))
      const read = other.getByRole('dialog', { name: 'Chat room' })
      await expect(read.getByRole('button', { name: 'Log in to join in' })).toBeVisible()
      await expect(read.getByRole('log')).toHaveCount(0)
      expect(await findings(other, OPEN_DIALOG)).toEqual([])
      await register(other)
      await openWithEvents(other, english('/?dialog=room'))
      await expect(read.getByLabel('Your message')).toBeVisible()

      const words = `<img src=x onerror=alert(1)> hello ${newName()}`
      await room.getByLabel('Your message').fill(words)
      await room.getByRole('button', { name: 'Send' }).click()
      for (const each of [room, read]) await expect(each.getByRole('log')).toContainText(words)
      await expect(room.getByLabel('Your message')).toHaveValue('')
      await expect(read.getByRole('log')).not.toContainText(account)
      for (const each of [page, other]) expect(await findings(each, OPEN_DIALOG)).toEqual([])
      expect(await room.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)

      await room.getByLabel('Your message').fill('too soon')
      const back = await dead(page, sayInRoom)
      await room.getByRole('button', { name: 'Send' }).click()
      await expect(room.getByText('We can’t be reached right now')).toBeVisible()
      await expect(room.getByLabel('Your message')).toHaveValue('too soon')
      await back()
      await expect(async () => {
        // Sent once, its field is empty; how long it takes to be read elsewhere is another matter.
        if ((await room.getByLabel('Your message').inputValue()) !== '')
          await room.getByRole('button', { name: 'Send' }).click({ timeout: 1_000 })
        await expect(read.getByRole('log')).toContainText('too soon', { timeout: 1_500 })
      }).toPass()

      await operator('room', 'clear')
      for (const each of [room, read]) await expect(each.getByText('No messages yet')).toBeVisible()
    })
  })
}
