import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NumberBalls } from './number-ball.tsx'

test('a drawn number is read from left to right on a page that is not', () => {
  document.documentElement.dir = 'rtl'
  try {
    render(<NumberBalls figures={['0', '6', '4', '7', '1']} />)
    expect(screen.getByRole('img', { name: '0 6 4 7 1' }).closest('[dir]')?.getAttribute('dir')).toBe('ltr')
  } finally {
    document.documentElement.dir = 'ltr'
  }
})
