/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Blocks } from '@/components/content/blocks'
import type { IntroBlock } from '@/lib/contract/catalogue/goods'
import { supportStrips } from '../../fixtures/components/scrolling'
import { seeEverything } from '../../fixtures/components/seeing-observer'

const width = 800
let reducedMotion = false
let hovered = false

beforeEach(() => {
  seeEverything()
  reducedMotion = false
  hovered = false
  window.matchMedia = (() => ({ matches: reducedMotion })) as never
  supportStrips(width)
  const matches = Element.prototype.matches
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector.includes(':hover') ? hovered : matches.call(this, selector)
  })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const slider = (config: Record<string, unknown> = {}, pictures = ['甲', '乙', '丙']): IntroBlock => ({
  name: 'slider',
  base: {},
  config: { interval: 3000, dot: true, ...config },
  data: pictures.map((content, index) => ({ imgUrl: `/${index}.svg`, content })),
})

async function show(config?: Record<string, unknown>) {
  render(<Blocks blocks={[slider(config)]} />)
  // The controls load after the pictures.
  const next = await screen.findByRole('button', { name: '下一张' })
  const strip = screen.getByRole('group', { name: '3 张图片' })
  return { next, strip, at: () => strip.scrollLeft / width }
}
const dots = () => screen.queryAllByRole('button', { name: /^第/ })

describe('Slider', () => {
  it('is a focusable, scrollable strip with all pictures before any script runs', () => {
    document.body.innerHTML = renderToStaticMarkup(<Blocks blocks={[slider()]} />)
    const strip = within(document.body).getByRole('group', { name: '3 张图片' })
    expect(strip).toHaveAttribute('tabindex', '0')
    expect(within(strip).getAllByRole('img')).toHaveLength(3)
    expect(within(document.body).queryByRole('button')).toBeNull()
    document.body.innerHTML = ''
  })

  it('moves by arrows, dots and keys, and wraps around', async () => {
    const { next, strip, at } = await show()
    fireEvent.click(next)
    expect(at()).toBe(1)
    expect(dots()[1]).toHaveAttribute('aria-current', 'true')
    fireEvent.keyDown(strip, { key: 'ArrowRight' })
    expect(at()).toBe(2)
    fireEvent.click(next)
    expect(at()).toBe(0)
    fireEvent.keyDown(strip, { key: 'ArrowLeft' })
    expect(at()).toBe(2)
    fireEvent.click(dots()[1] as HTMLElement)
    expect(at()).toBe(1)
  })

  it('plays at its interval, and pauses on hover', async () => {
    jest.useFakeTimers()
    const { at } = await show({ interval: '2000' })
    act(() => void jest.advanceTimersByTime(2000))
    expect(at()).toBe(1)
    hovered = true
    act(() => void jest.advanceTimersByTime(4000))
    expect(at()).toBe(1)
    hovered = false
    act(() => void jest.advanceTimersByTime(2000))
    expect(at()).toBe(2)
  })

  it.each([
    ['the operator set no interval', { interval: 0 }, false],
    ['the visitor prefers reduced motion', {}, true],
  ])('does not play when %s', async (_why, config, reducesMotion) => {
    reducedMotion = reducesMotion
    jest.useFakeTimers()
    const { at } = await show(config)
    act(() => void jest.advanceTimersByTime(60_000))
    expect(at()).toBe(0)
  })

  it('has no dots where the operator switched them off', async () => {
    await show({ dot: false })
    expect(dots()).toEqual([])
  })
})
