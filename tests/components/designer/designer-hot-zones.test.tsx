/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { Editor } from '@/app/edit/_designer/core/editor'
import { handles } from '@/app/edit/_designer/core/geometry/snap'
import { catalogue } from '@/app/edit/_designer/document/catalogue'
import { EditorProvider } from '@/app/edit/_designer/document/editor-context'
import {
  boxOf,
  drawnBox,
  movedBox,
  rectOf,
  resizedBox,
  smallest,
  whole,
  withPercent,
} from '@/app/edit/_designer/hot-zones/zone-geometry'
import { SettingsPanel } from '@/app/edit/_designer/settings/settings-panel'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'
import { counter, pageOf } from '../../fixtures/designer'

beforeAll(supportDialogs)
beforeAll(() => {
  // jsdom has neither pointers nor a layout.
  HTMLElement.prototype.setPointerCapture = () => {}
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 500, 250)
})

const part = fc.integer({ min: 0, max: whole })
const box = fc
  .record({ x: part, y: part, width: part, height: part })
  .map(({ x, y, width, height }) =>
    movedBox({ x, y, width: Math.max(smallest, width), height: Math.max(smallest, height) }, { x: 0, y: 0 }),
  )
const shift = fc.record({
  x: fc.integer({ min: -2000, max: 2000 }),
  y: fc.integer({ min: -2000, max: 2000 }),
})
const isInside = ({ x, y, width, height }: ReturnType<typeof boxOf>) =>
  x >= 0 && y >= 0 && x + width <= whole + 0.001 && y + height <= whole + 0.001

describe('a rectangle on a picture', () => {
  it('keeps its size and stays inside while it moves', () => {
    fc.assert(
      fc.property(box, shift, (one, by) => {
        const moved = movedBox(one, by)
        expect([moved.width, moved.height]).toEqual([one.width, one.height])
        expect(isInside(moved)).toBe(true)
      }),
    )
  })

  it('stays inside and large enough to press while it is resized', () => {
    fc.assert(
      fc.property(box, fc.constantFrom(...handles), shift, (one, handle, by) => {
        const resized = resizedBox(one, handle, by)
        expect(isInside(resized)).toBe(true)
        expect(Math.min(resized.width, resized.height)).toBeGreaterThanOrEqual(smallest)
      }),
    )
  })

  it('is drawn from any corner, and a press draws none', () => {
    expect(drawnBox({ x: 600, y: 500 }, { x: 100, y: -50 })).toEqual({
      x: 100,
      y: 0,
      width: 500,
      height: 500,
    })
    expect(drawnBox({ x: 600, y: 500 }, { x: 604, y: 700 })).toBeUndefined()
  })

  it('is stored as fractions of 0 to 1, and read as it was stored', () => {
    fc.assert(
      fc.property(box, (one) => {
        const rect = rectOf(one)
        expect(Object.values(rect).every((value) => value >= 0 && value <= 1)).toBe(true)
        expect(rectOf(boxOf(rect))).toEqual(rect)
      }),
    )
  })

  it('gives way to a typed value that does not fit', () => {
    const one = { x: 500, y: 500, width: 400, height: 400 }
    expect(withPercent(one, 'x', 90)).toMatchObject({ x: 600, width: 400 })
    expect(withPercent(one, 'width', 250)).toMatchObject({ x: 0, width: whole })
  })
})

describe('the hot zones of a picture', () => {
  const zone = {
    leftPer: 0.1,
    topPer: 0.2,
    widthPer: 0.25,
    heightPer: 0.4,
    pathData: { keep: 1 },
    own: 'kept',
  }

  function show(settings: object) {
    mallDouble({})
    const document = pageOf({ type: 'W0003', uuid: 'hot', width: 1000, height: 500, ...settings })
    const editor = new Editor({ document, catalogue, newId: counter() })
    editor.select(['hot'])
    showPage(
      <EditorProvider value={editor}>
        <SettingsPanel />
      </EditorProvider>,
    )
    const zones = () => editor.state.document.widgets.hot?.settings.data as Record<string, unknown>[]
    return { editor, zones, user: userEvent.setup() }
  }
  const submit = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '确定' }))

  it('need a picture first', async () => {
    show({ imgUrl: '', data: [] })
    expect(await screen.findByText('选择展示图后，可以在图片上画热区')).toBeVisible()
  })

  it('are drawn with the pointer, as one step of the history', async () => {
    const { editor, zones, user } = show({ imgUrl: '/a.jpg', data: [zone] })
    await user.click(await screen.findByRole('button', { name: '编辑热区' }))
    const stage = await screen.findByRole('group', { name: '热区画布' })
    fireEvent.pointerDown(stage, { button: 0, clientX: 250, clientY: 125 })
    fireEvent.pointerMove(stage, { clientX: 350, clientY: 200 })
    fireEvent.pointerUp(stage)
    await submit(user)
    expect(zones()).toEqual([
      zone,
      { leftPer: 0.5, topPer: 0.5, widthPer: 0.2, heightPer: 0.3, pathData: {} },
    ])
    expect(editor.state.history.done).toHaveLength(1)
    act(() => {
      editor.undo()
    })
    expect(zones()).toEqual([zone])
  })

  it('are added, moved, resized, named and deleted with the keyboard', async () => {
    const { zones, user } = show({ imgUrl: '/a.jpg', data: [zone] })
    await user.click(await screen.findByRole('button', { name: /^热区1/ }))
    const stage = await screen.findByRole('group', { name: '热区画布' })
    const first = within(stage).getByRole('button', { name: /^热区1/ })
    act(() => {
      first.focus()
    })
    await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowLeft}{/Alt}')
    const height = screen.getByRole('textbox', { name: '高' })
    await user.clear(height)
    await user.type(height, '33.3{Enter}')
    await user.click(screen.getByRole('radio', { name: '自定义路由' }))
    await user.type(screen.getByRole('textbox', { name: '链接的地址' }), 'https://a.example')
    await submit(user)
    expect(zones()).toEqual([
      {
        leftPer: 0.105,
        topPer: 0.25,
        widthPer: 0.245,
        heightPer: 0.333,
        own: 'kept',
        pathData: { linkPage: 'href', linkPageLabel: '自定义路由', href: 'https://a.example' },
      },
    ])
    await user.click(await screen.findByRole('button', { name: '热区1：https://a.example' }))
    await screen.findByRole('group', { name: '热区画布' })
    await user.click(screen.getByRole('button', { name: '添加热区' }))
    const [added] = screen.getAllByRole('button', { name: '热区2：未设置链接' })
    act(() => {
      added?.focus()
    })
    await user.keyboard('{Delete}')
    expect(await screen.findByText('确定删除该项？')).toBeVisible()
    await user.click(
      within(screen.getByRole('dialog', { name: '提示' })).getByRole('button', { name: '确定' }),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: '删除热区2' })).toBeNull())
  })

  it('are left as they were after a question', async () => {
    const { zones, user } = show({ imgUrl: '/a.jpg', data: [zone] })
    await user.click(await screen.findByRole('button', { name: '编辑热区' }))
    await user.click(await screen.findByRole('button', { name: '添加热区' }))
    await user.click(screen.getByRole('button', { name: '取消' }))
    expect(await screen.findByText('放弃对热区的修改？')).toBeVisible()
    const question = screen.getByRole('dialog', { name: '提示' })
    await user.click(within(question).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(zones()).toEqual([zone])
  })

  it('go with their picture', async () => {
    const { zones, user } = show({ imgUrl: '/a.jpg', data: [zone] })
    await user.click(await screen.findByRole('button', { name: '移除展示图' }))
    expect(zones()).toEqual([])
  })
})
