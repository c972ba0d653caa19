/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { earlyPressScript } from '@/lib/web/early-press'

/** The browser marks presses of people; jsdom lets no script do that, so the script asks this instead. */
const script = earlyPressScript.replace('!event.isTrusted||', 'event.detail!==1||')
const press = (el: HTMLElement) =>
  el.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
const later = (ms: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)))

/** The buttons that are dimmed at the moment; jsdom has no animations. */
const dimmed = new Set<Element>()

beforeAll(() => {
  Element.prototype.animate = function (this: Element) {
    dimmed.add(this)
    return { cancel: () => dimmed.delete(this) } as unknown as Animation
  }
  window.eval(script)
})

it('marks the document of a member, and of nobody else', () => {
  const root = document.documentElement
  window.eval(script)
  expect(root).not.toHaveAttribute('data-member')
  document.cookie = 'userinfo=%7B%7D'
  window.eval(script)
  expect(root).toHaveAttribute('data-member')
  document.cookie = 'userinfo=; max-age=0'
  root.removeAttribute('data-member')
})

const presses: string[] = []
const Page = () => (
  <main>
    <button onClick={() => presses.push('红色')}>红色</button>
    <button onClick={() => presses.push('加入购物车')}>加入购物车</button>
    <button data-repeats onClick={() => presses.push('增加')}>
      增加
    </button>
    <form onSubmit={(event) => (event.preventDefault(), presses.push('登录'))}>
      <button type="submit">登录</button>
    </form>
    <form action="/items">
      <button type="submit">搜索</button>
    </form>
    <div
      onClick={() => presses.push('领取')}
      dangerouslySetInnerHTML={{ __html: '<button type="button">领取</button>' }}
    />
  </main>
)
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name) as HTMLButtonElement

beforeEach(() => {
  presses.length = 0
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`
})
const start = () => act(() => void hydrateRoot(document.getElementById('root') as HTMLElement, <Page />))

test('presses before hydration are seen, and happen once and in their order afterwards', async () => {
  for (const name of ['红色', '加入购物车', '加入购物车', '登录', '领取']) press(button(name))
  expect(dimmed.has(button('加入购物车'))).toBe(true)
  await later(100)
  expect(presses).toEqual([])

  start()
  await later(300)
  expect(presses).toEqual(['红色', '加入购物车', '登录', '领取'])
  expect(dimmed.size).toBe(0)
})

test('a step is done as often as it was pressed, everything else once', async () => {
  for (const name of ['增加', '加入购物车', '增加', '增加', '加入购物车']) press(button(name))
  start()
  await later(400)
  expect(presses).toEqual(['增加', '加入购物车', '增加', '增加'])
  expect(dimmed.size).toBe(0)
})

test('a press goes to the button that takes the place of the pressed one, once it is not busy', async () => {
  const done: string[] = []
  let isBusy = true
  const Toggle = () => {
    const isMember = useSyncExternalStore(
      () => () => {},
      () => true,
      () => false,
    )
    const label = isMember ? '会员' : '访客'
    return (
      <button
        key={label}
        data-press="collect-1"
        aria-disabled={isMember && isBusy}
        onClick={() => done.push(label)}
      >
        {label}
      </button>
    )
  }
  const root = document.getElementById('root') as HTMLElement
  root.innerHTML = renderToString(<Toggle />)
  press(button('访客'))
  const hydrated = await act(() => hydrateRoot(root, <Toggle />))
  await later(200)
  expect(done).toEqual([])
  isBusy = false
  await act(() => hydrated.render(<Toggle />))
  await later(200)
  expect(done).toEqual(['会员'])
})

test('after hydration a press is not touched', async () => {
  start()
  press(button('红色'))
  press(button('领取'))
  expect(presses).toEqual(['红色', '领取'])
  await later(100)
  expect(presses).toEqual(['红色', '领取'])
})

test('a form with an address works without scripts, one without never sends its fields', () => {
  const sent: string[] = []
  document.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push((event.target as HTMLFormElement).textContent)
  })
  press(button('登录'))
  press(button('搜索'))
  expect(sent).toEqual(['搜索'])
})

test('a press on what never starts is forgotten after ten seconds', async () => {
  const now = jest.spyOn(Date, 'now')
  press(button('红色'))
  now.mockReturnValue(Date.now() + 11_000)
  await later(100)
  now.mockRestore()
  expect(dimmed.size).toBe(0)
})
