/** @jest-environment ./tests/setup/browser-environment.ts */
import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { HeroPrice } from '@/components/goods/hero-price'
import { GroupRules } from '@/components/group/group-rules'
import { StepBar } from '@/components/ui/step-bar'

/** Small text has a contrast of at least 4.5:1, where axe cannot tell: on gradients, and while nothing is drawn. */

const css = readFileSync('app/globals.css', 'utf8')
const colors = new Map(
  [...css.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]),
)
colors.set('white', '#ffffff')

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(text: string, ground: string): number {
  const [one, other] = [text, ground].map((name) => luminance(colors.get(name) ?? `${name}?`))
  const [dark = 0, light = 0] = [one ?? 0, other ?? 0].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The colour that a class of an element or of the nearest parent with one names, such as `bg-brand`. */
function colorOf(element: Element | null, kind: 'bg' | 'text'): string | null {
  for (let at = element; at; at = at.parentElement)
    for (const name of at.classList) {
      const color = name.startsWith(`${kind}-`) ? name.slice(kind.length + 1) : ''
      if (colors.has(color)) return color
    }
  return null
}

const grounds = ['card', 'page', 'brand-tint', 'programme-tint']

it('of struck prices, on every ground of the mall', () => {
  render(
    <HeroPrice shown={{ cents: 1, kind: 'normal', label: '价格', market: 299_900 }} subsidised={undefined} />,
  )
  const color = colorOf(screen.getByText('¥2,999.00'), 'text') ?? ''
  expect(readFileSync('components/ui/price.css', 'utf8')).toContain(`color: var(--color-${color})`)
  for (const ground of grounds) expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5)
})

it.each([
  ['steps that go on', <StepBar key={1} steps={['提交', '付款', '完成']} current={1} />],
  ['steps that failed', <StepBar key={2} steps={['提交', '审核', '完成']} current={1} isFailed />],
  ['the rules of groups', <GroupRules key={3} />],
])('of the numbers of %s', (_name, content) => {
  const { container } = render(content)
  const numbers = [...container.querySelectorAll('.rounded-full')]
  expect(numbers.length).toBeGreaterThan(2)
  for (const number of numbers)
    expect(contrast(colorOf(number, 'text') ?? '', colorOf(number, 'bg') ?? '')).toBeGreaterThanOrEqual(4.5)
})
