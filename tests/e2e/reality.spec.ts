import { markPlaying } from '@portico/contract/control/calls'
import { gameFrame, slotWith } from './support/games.ts'
import { english, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

for (const [form, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const)
  test(`the reality check stands over a game's frame until it is answered: ${form}`, async ({ page, request }) => {
    await page.setViewportSize(viewport)
    await register(page)
    const { nodeId, gameName } = await slotWith(request, { trial: true })
    // An hour of play is long: the gateway's answer is as after one until it is answered.
    let due = true
    await page.route(`**${markPlaying.path}`, async (route) => {
      const reply = await route.fetch()
      const answer = (await reply.json()) as { value?: { startedAt: string } }
      if (!due || !answer.value) return route.fulfill({ response: reply })
      return route.fulfill({ response: reply, json: { ...answer, value: { ...answer.value, due: true, elapsedSeconds: 3_600 } } })
    })
    await page.goto(english(`/seamless?nodeId=${nodeId}`))
    const { frame } = await gameFrame(page, gameName)
    const check = page.getByRole('dialog', { name: 'You’ve played for 1 h' })
    await expect(check).toBeVisible()
    await expect(check.getByRole('heading')).toBeFocused()
    // Neither Escape, twice, nor a press on the game leads round it.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(check).toBeVisible()
    const box = (await page.locator('iframe').boundingBox())!
    const over = await page.evaluate(([x, y]) => document.elementFromPoint(x!, y!)?.tagName, [box.x + 4, box.y + box.height - 4])
    expect(over).toBe('DIALOG')
    const answers = check.getByRole('button')
    const sizes = await Promise.all([answers.nth(0).boundingBox(), answers.nth(1).boundingBox()])
    expect(sizes[0]!.width).toBe(sizes[1]!.width)
    expect(sizes[0]!.height).toBe(sizes[1]!.height)

    due = false
    await check.getByRole('button', { name: 'Keep playing' }).click()
    await expect(check).toBeHidden()
    await expect(frame.getByText('Real play')).toBeVisible()

    due = true
    await page.reload()
    await expect(check).toBeVisible()
    due = false
    await check.getByRole('button', { name: 'Stop for now' }).click()
    await expect(page).toHaveURL(/\/(\?.*)?$/)
    await expect(page.locator('iframe')).toHaveCount(0)
  })
