import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'

/** More than any page has of what takes the focus. */
const MOST = 200

/** What a person with a keyboard alone sees of the focus; empty when nothing is wrong. */
const faultOfFocus = (): string => {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body || element.tagName === 'IFRAME') return ''
  const box = element.getBoundingClientRect()
  const name = `${element.tagName} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 60)}"`
  // What is hidden from the eye has a face of its own that the label draws.
  const face = box.width > 1 && box.height > 1 ? element : (element.closest('label') ?? element)
  const isRinged = (each: Element | null, depth = 0): boolean => {
    if (each === null || depth > 3) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || isRinged(each.parentElement, depth + 1)
  }
  if (!isRinged(face)) return `${name} shows no focus`
  const { left, right, top, bottom, width, height } = face.getBoundingClientRect()
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `${name} is out of sight`
  const inSight = [0.1, 0.5, 0.9].some((share) => {
    const y = Math.min(Math.max(top + height * share, 1), innerHeight - 1)
    const hit = document.elementFromPoint(Math.min(Math.max(left + width / 2, 1), innerWidth - 1), y)
    return hit !== null && (face.contains(hit) || hit.contains(face))
  })
  return inSight ? '' : `${name} is covered`
}

/** A page that is walked without a pointer. */
export interface Keyboard {
  /** Goes on by Tab until `target` has the focus; whatever has it on the way is in sight and shows it. */
  readonly to: (target: Locator) => Promise<void>
  /** Types where the focus is, after what stands there. */
  readonly type: (text: string) => Promise<void>
  readonly press: (key: string) => Promise<void>
}

/** Walks `page` by the keyboard alone. */
export const keyboardOf = (page: Page): Keyboard => {
  const has = (target: Locator) => target.evaluateAll((all) => all.some((each) => each === document.activeElement))
  return {
    to: async (target) => {
      await target.first().waitFor({ state: 'attached' })
      const passed: string[] = []
      for (let turn = 0; !(await has(target)); turn += 1) {
        if (turn === MOST) throw new Error(`Tab never comes to ${String(target)}, after ${passed.slice(-8).join(', ')}`)
        await page.keyboard.press('Tab')
        expect(await page.evaluate(faultOfFocus)).toBe('')
        passed.push(await page.evaluate(() => document.activeElement?.textContent.slice(0, 24) ?? ''))
      }
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
  }
}
