import { openReef, shoot, webglFetched } from './support/reef.ts'
import { test } from './support/studio-house.ts'
import { expect } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('without a graphics card elements draw the sea, and the code of WebGL is not fetched [GAME-01]', async ({ page }) => {
  const fetched = webglFetched(page)
  const game = await openReef(page)
  await shoot(game)
  await expect(game.locator('[data-drawn-by="elements"]')).toBeVisible()
  expect(fetched).toEqual([])
})
