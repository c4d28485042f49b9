import { describe, expect, it } from 'vitest'
import { sanitise } from './sanitise.ts'

const cleaned = (html: string): string => {
  const box = document.createElement('div')
  box.append(sanitise(html))
  return box.innerHTML
}

describe('announcement HTML [CONTENT-02]', () => {
  it('keeps plain formatting', () => {
    expect(cleaned('<p>Read the <b>terms</b> first.</p>')).toBe('<p>Read the <b>terms</b> first.</p>')
  })

  it.each([
    '<img src=x onerror=alert(1)>',
    '<img src="https://elsewhere.example/p.gif">',
    '<img src="//elsewhere.example/p.gif">',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<script>alert(1)</script>',
    '<style>body{display:none}</style>',
    '<iframe src="/"></iframe>',
    '<form action="/x"><input name="password"></form>',
    '<svg><animate onbegin=alert(1)></svg>',
    '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
  ])('drops %s', (html) => {
    expect(cleaned(html)).not.toMatch(/<(img|script|style|iframe|form|input|svg|math)|onerror|onload|onbegin/i)
  })

  it('drops what a link or an attribute could do', () => {
    expect(cleaned('<a href="javascript:alert(1)" onclick="x()" style="position:fixed">go</a>')).toBe('<a rel="noopener noreferrer">go</a>')
  })

  it('opens links outside, without a trace back', () => {
    expect(cleaned('<a href="https://portico.example/x">go</a>')).toContain('target="_blank"')
    expect(cleaned('<a href="/rng">go</a>')).toBe('<a href="/rng" rel="noopener noreferrer">go</a>')
  })

  it('keeps pictures of this site', () => {
    expect(cleaned('<img src="/art/banner/1.svg" alt="">')).toContain('/art/banner/1.svg')
  })

  it('keeps pictures of the networks that the brand names, and of no other', () => {
    const networks = ['https://img.portico.example']
    const pictures = (html: string) => sanitise(html, networks).querySelectorAll('img').length
    expect(pictures('<img src="https://img.portico.example/a.png" alt="">')).toBe(1)
    for (const source of [
      'https://img.portico.example.evil.example/a.png',
      'https://evil.example/https://img.portico.example/a.png',
      'http://img.portico.example/a.png',
      '/\\\\evil.example/a.png',
    ])
      expect(pictures(`<img src="${source}">`), source).toBe(0)
  })
})
