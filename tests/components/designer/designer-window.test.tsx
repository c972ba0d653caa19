/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { dragFromPalette } from '@/app/edit/_designer/canvas/drag-from-palette'
import { hitAt, hitOf } from '@/app/edit/_designer/canvas/hit'
import { PageView } from '@/app/edit/_designer/canvas/page-view'
import { removeWidgets } from '@/app/edit/_designer/core/commands/remove'
import { Editor } from '@/app/edit/_designer/core/editor'
import type { Gestures } from '@/app/edit/_designer/core/gestures/gestures'
import { AboutDialog } from '@/app/edit/_designer/dialogs/about-dialog'
import { ImportDialog } from '@/app/edit/_designer/dialogs/import-dialog'
import { pageText } from '@/app/edit/_designer/dialogs/page-text'
import { ScheduleDialog } from '@/app/edit/_designer/dialogs/schedule-dialog'
import { timeText } from '@/app/edit/_designer/dialogs/time-text'
import { VersionsDialog } from '@/app/edit/_designer/dialogs/versions-dialog'
import { catalogue } from '@/app/edit/_designer/document/catalogue'
import { EditorProvider } from '@/app/edit/_designer/document/editor-context'
import { frameQuestion } from '@/app/edit/_designer/entry/frame-question'
import type { Scheduled } from '@/app/edit/_designer/entry/use-publication'
import { afterPaint } from '@/app/edit/_designer/saving/after-paint'
import { labelStep } from '@/app/edit/_designer/view/draw-ruler'
import { FrameNote } from '@/app/edit/_designer/view/frame-note'
import { GuideLines } from '@/app/edit/_designer/view/guide-lines'
import { Guides } from '@/app/edit/_designer/view/guides'
import { GuidesProvider } from '@/app/edit/_designer/view/guides-context'
import { ZoomSlider } from '@/app/edit/_designer/view/zoom-slider'
import type { StoredSettings } from '@/lib/domain/design/document'
import { readPage } from '@/lib/domain/design/rows'
import { minuteText } from '@/lib/domain/time/china'
import { fieldSeconds } from '@/lib/domain/time/field'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { lost, mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'
import { counter, pageOf } from '../../fixtures/designer'

beforeAll(supportDialogs)
beforeEach(() => {
  localStorage.clear()
})

const text: StoredSettings = { type: 'W0011', uuid: 'text', text: '标题' }
const slides: StoredSettings = { type: 'W0001', uuid: 'slides', data: [] }

function show(node: ReactNode, handlers: Record<string, unknown> = {}) {
  const editor = new Editor({ document: pageOf(text, slides), catalogue, newId: counter() })
  const { sent } = mallDouble(handlers)
  showPage(<EditorProvider value={editor}>{node}</EditorProvider>)
  return { editor, sent, user: userEvent.setup() }
}

describe('the zoom', () => {
  it('is chosen with a slider, and goes back to the actual size', async () => {
    const onChange = jest.fn()
    const { user } = show(<ZoomSlider zoom={0.73} onChange={onChange} className="" />)
    expect(screen.getByRole('button', { name: '缩放，当前73%' })).toHaveTextContent('73%')
    fireEvent.change(screen.getByLabelText('缩放比例'), { target: { value: '85' } })
    await user.click(screen.getByText('实际大小'))
    expect(onChange.mock.calls).toEqual([[0.85], [1]])
  })
})

describe('the dialog 关于', () => {
  it('names the version', () => {
    show(<AboutDialog version="0.1.0" onClose={() => {}} />)
    expect(screen.getByRole('dialog', { name: '关于' })).toHaveTextContent('版本0.1.0')
  })
})

describe('the journal', () => {
  it('is written before the page is left', () => {
    let isWritten = false
    afterPaint(() => {
      isWritten = true
    })
    dispatchEvent(new Event('pagehide'))
    expect(isWritten).toBe(true)
  })
})

describe('the guides of a page', () => {
  it('are remembered by this browser for each page', () => {
    const guides = new Guides(1, localStorage)
    const id = guides.add({ axis: 'x', at: 100.4 })
    guides.add({ axis: 'y', at: 20 })
    guides.move(id, 120)
    expect(new Guides(1, localStorage).all).toMatchObject([
      { axis: 'x', at: 120 },
      { axis: 'y', at: 20 },
    ])
    expect(new Guides(2, localStorage).all).toEqual([])
    guides.remove(id)
    expect(new Guides(1, localStorage).all).toHaveLength(1)
    guides.clear()
    expect(localStorage.getItem('design-guides-1')).toBeNull()
  })

  it.each(['{', '{"a":1}', '[{"axis":"z","at":1},{"axis":"x"},null]'])('ignore a broken note: %s', (note) => {
    localStorage.setItem('design-guides-1', note)
    expect(new Guides(1, localStorage).all).toEqual([])
  })

  it('work without a storage', () => {
    const broken = () => {
      throw new Error('forbidden')
    }
    const guides = new Guides(1, { getItem: broken, setItem: broken, removeItem: broken })
    guides.add({ axis: 'x', at: 1 })
    expect(guides.all).toHaveLength(1)
  })

  it('are moved by 1 and 10 px and deleted with the keyboard', async () => {
    const guides = new Guides(1, localStorage)
    guides.add({ axis: 'x', at: 100 })
    const { user } = show(
      <GuidesProvider value={{ guides, isShown: true }}>
        <GuideLines zoom={1} width={1350} height={800} />
      </GuidesProvider>,
    )
    const line = screen.getByRole('slider', { name: '竖直参考线' })
    line.focus()
    await user.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}')
    expect(line).toHaveAttribute('aria-valuenow', '91')
    await user.keyboard('{Delete}')
    expect(screen.queryByRole('slider')).toBeNull()
  })

  it.each([
    [0.2, 500],
    [0.5, 100],
    [1, 50],
    [2, 50],
  ])('the numbers of the rulers at zoom %s are %s px apart', (zoom, step) => {
    expect(labelStep(zoom)).toBe(step)
  })
})

it('a widget of the header says that it is on all pages', () => {
  const { editor } = show(<FrameNote framePages={12} />)
  const panel = { settings: { type: 'W0006', uuid: 'top', comptyle: 'header' }, children: [] }
  act(() => {
    editor.replace({
      widgets: { ...editor.state.document.widgets, top: panel },
      zones: { ...editor.state.document.zones, header: ['top'] },
    })
    editor.select(['text'])
  })
  expect(screen.queryByRole('note')).toBeNull()
  act(() => {
    editor.select(['top'])
  })
  expect(screen.getByRole('note')).toHaveTextContent(
    '头部由商城的所有页面（包括12个装修页面）共用，发布后它们都会更新。有内容的头部会代替商城自带的头部。',
  )
})

describe('the page on the canvas', () => {
  it('says how an empty page is begun', () => {
    const { editor } = show(<PageView />)
    expect(screen.queryByText(/从左侧把组件拖到这里/)).toBeNull()
    act(() => {
      editor.run(removeWidgets(['text', 'slides']))
    })
    expect(screen.getByText('从左侧把组件拖到这里，或点击组件添加到页面')).toBeVisible()
  })

  it('finds the widget of a double click below the pointer, which the body has captured', () => {
    document.body.innerHTML = '<div data-node="text"><p>标题</p></div>'
    const below = document.querySelector('p')
    document.elementFromPoint = () => below
    const press = new MouseEvent('dblclick', { clientX: 5, clientY: 5 })
    Object.defineProperty(press, 'target', { value: document.body })
    expect(hitOf(press.target)).toEqual({ kind: 'page' })
    expect(hitAt(document, press)).toEqual({ kind: 'widget', id: 'text' })
  })

  it.each([
    ['below the page', 300, 900, true],
    ['beside the page', 30, 300, true],
    ['over the toolbar, where the page continues', 300, 20, false],
  ])('takes a widget of the palette %s', (_where, clientX, clientY, isTaken) => {
    const area = document.createElement('div')
    const frame = document.createElement('div')
    area.append(frame)
    area.getBoundingClientRect = () => new DOMRect(0, 50, 1000, 1000)
    frame.getBoundingClientRect = () => new DOMRect(100, -400, 595, 800)
    const gestures = {
      startPalette: jest.fn(),
      pointerMove: jest.fn(),
      pointerUp: jest.fn(),
      cancel: jest.fn(),
    }
    dragFromPalette(gestures as unknown as Gestures, 'W0001', frame, 0.5)
    fireEvent.pointerMove(window, { clientX, clientY })
    fireEvent.pointerUp(window, { clientX, clientY })
    expect(gestures.pointerUp).toHaveBeenCalledTimes(isTaken ? 1 : 0)
    expect(gestures.cancel).toHaveBeenCalledTimes(isTaken ? 0 : 1)
  })

  const paletteDrag = () => {
    const area = document.createElement('div')
    const frame = document.createElement('div')
    area.append(frame)
    area.getBoundingClientRect = () => new DOMRect(0, 50, 1000, 600)
    frame.getBoundingClientRect = () => new DOMRect(100, 50 - area.scrollTop, 595, 2000)
    const gestures = {
      startPalette: jest.fn(),
      pointerMove: jest.fn(),
      pointerUp: jest.fn(),
      cancel: jest.fn(),
    }
    dragFromPalette(gestures as unknown as Gestures, 'W0001', frame, 0.5)
    return { area, gestures }
  }

  it('scrolls the page while a widget of the palette is held near the lower edge, and stops when it is dropped', async () => {
    const { area, gestures } = paletteDrag()
    fireEvent.pointerMove(window, { clientX: 300, clientY: 300 })
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(area.scrollTop).toBe(0)
    fireEvent.pointerMove(window, { clientX: 300, clientY: 640 })
    await waitFor(() => expect(area.scrollTop).toBeGreaterThan(30))
    const [{ at }] = gestures.pointerMove.mock.lastCall as [{ at: { y: number } }]
    expect(at.y).toBe((640 - 50 + area.scrollTop) / 0.5)
    fireEvent.pointerUp(window, { clientX: 300, clientY: 640 })
    const { scrollTop } = area
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(area.scrollTop).toBe(scrollTop)
  })

  it('keeps keys from the page while a widget of the palette is dragged; Escape ends the drag', () => {
    const heard = jest.fn()
    document.body.addEventListener('keydown', heard)
    const { gestures } = paletteDrag()
    fireEvent.keyDown(document.body, { key: 'Delete' })
    expect(heard).not.toHaveBeenCalled()
    expect(gestures.cancel).not.toHaveBeenCalled()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(gestures.cancel).toHaveBeenCalledTimes(1)
    fireEvent.keyDown(document.body, { key: 'Delete' })
    expect(heard).toHaveBeenCalledTimes(1)
    document.body.removeEventListener('keydown', heard)
  })
})

describe('the question before header and footer become public', () => {
  const framed = (zone: 'header' | 'footer', ...types: string[]) =>
    readPage(
      {
        rows: [],
        header: '[]',
        footer: '[]',
        [zone]: JSON.stringify([
          {
            type: 'W0006',
            uuid: 'top',
            comptyle: zone,
            childWidgets: types.map((type, index) => ({ type, uuid: `c${index}` })),
          },
        ]),
      },
      { type: 'W0000', uuid: 'page' },
    )
  const plain = pageOf(text)

  it('is not asked while both are as they are', () => {
    expect(frameQuestion(framed('header', 'W0008'), framed('header', 'W0008'), 3)).toBeUndefined()
  })

  it('says that a first header replaces the built-in one on all pages, and what it lacks', () => {
    const question = frameQuestion(plain, framed('header', 'W0011', 'W0010'), 1)
    expect(question).toMatchObject({ danger: true })
    expect(question?.text.split('\n')).toEqual([
      '发布后，商城的所有页面（包括1个装修页面）都会更新：',
      '改用这里的头部，自带的头部（标志、搜索、购物车、商品分类）在电脑和平板上不再显示。',
      '新头部里没有搜索、商品分类，顾客在页面顶部找不到它们。',
      '以后清空头部再发布，会恢复自带的头部。',
    ])
  })

  it('says the same while the public header is not known', () => {
    expect(frameQuestion(null, framed('header', 'W0011'), 1)?.text).toMatch('改用这里的头部')
  })

  it('says that an emptied footer brings the built-in one back', () => {
    expect(frameQuestion(framed('footer', 'W0011'), framed('footer'), 3)?.text).toMatch(
      '尾部已清空，恢复商城自带的尾部。',
    )
  })

  it('names the pages of a header that changes', () => {
    expect(frameQuestion(framed('header', 'W0008'), framed('header', 'W0010'), 3)).toMatchObject({
      text: '头部或尾部有修改，发布后商城的所有页面（包括3个装修页面）都会更新。继续吗？',
    })
  })
})

const revision = (number: number, state: string, more: object = {}) => ({
  number,
  state,
  note: '',
  editor: { user_id: 1, name: '李四' },
  created: 1_790_000_000,
  published: null,
  publish_at: null,
  widgets: 2,
  ...more,
})

describe('the versions of a page', () => {
  const versions = {
    'GET /operator/design/versions': {
      total_count: 3,
      live_number: 2,
      list: [
        revision(3, 'published', { published: 1_790_000_000 }),
        revision(2, 'published', { published: 1_790_000_100 }),
        revision(1, 'kept', { note: '促销前' }),
      ],
    },
    'GET /operator/design/version': (call: { fields: Record<string, string> }) => ({
      revision: revision(Number(call.fields.number), 'published'),
      document: pageOf(text),
    }),
  }
  const publication = { mayPublish: true, settle: () => Promise.resolve(true), reload: jest.fn() }
  const dialog = <VersionsDialog pageId={5} framePages={12} publication={publication} onClose={() => {}} />

  it('are listed with who and when, previewed, and compared with the draft', async () => {
    const { user } = show(dialog, versions)
    expect(await screen.findByRole('button', { name: /^版本3\s*已发布\s*李四/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /^版本2\s*线上版本\s*李四/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: /版本1.*促销前/ }))
    const view = await screen.findByRole('region', { name: '版本1' })
    expect(await within(view).findByText('轮播：恢复后删除')).toBeInTheDocument()
    expect(within(view).getByTitle('预览')).toBeInTheDocument()
  })

  it('say of a cancelled plan that it was cancelled, and when it was saved', async () => {
    const [created, publish_at] = [1_790_000_000, 4_000_000_000]
    show(dialog, {
      ...versions,
      'GET /operator/design/versions': {
        total_count: 2,
        live_number: null,
        list: [
          revision(2, 'scheduled', { created, publish_at }),
          revision(1, 'cancelled', { created, publish_at }),
        ],
      },
    })
    const planned = await screen.findByRole('button', { name: /^版本2\s*定时发布/ })
    expect(planned).toHaveTextContent(timeText(publish_at))
    const cancelled = screen.getByRole('button', { name: /^版本1\s*定时已取消/ })
    expect(cancelled).toHaveTextContent(timeText(created))
  })

  it('come back as the draft, or for shoppers too, after a question', async () => {
    const { sent, user } = show(dialog, {
      ...versions,
      'POST /operator/design/rollback': { version: 3, number: null },
    })
    await user.click(await screen.findByRole('button', { name: '恢复到草稿' }))
    expect(await screen.findByText('草稿恢复到版本3？现在的草稿会保留为一个版本。')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(publication.reload).toHaveBeenCalledTimes(1))
    await user.click(screen.getByRole('button', { name: '恢复并发布' }))
    await user.click(await screen.findByRole('button', { name: '确定' }))
    await waitFor(() => expect(publication.reload).toHaveBeenCalledTimes(2))
    expect(sent('POST', '/operator/design/rollback').map(({ fields }) => fields)).toMatchObject([
      { page_id: '5', number: '3', publish: 'false' },
      { page_id: '5', number: '3', publish: 'true' },
    ])
  })

  it('of header and footer are those of page 0', async () => {
    const { sent, user } = show(dialog, versions)
    await user.click(await screen.findByRole('tab', { name: '头部和尾部（12个页面共用）' }))
    await waitFor(() =>
      expect(sent('GET', '/operator/design/versions').at(-1)?.fields).toMatchObject({ page_id: '0' }),
    )
  })

  it('say that there are none, or that they could not be loaded', async () => {
    const { user } = show(dialog, {
      'GET /operator/design/versions': { total_count: 0, live_number: null, list: [] },
    })
    expect(await screen.findByText('还没有版本，发布后会有第一个版本。')).toBeVisible()
    mallDouble({ 'GET /operator/design/versions': lost })
    await user.click(screen.getByRole('tab', { name: /头部和尾部/ }))
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
  })
})

describe('a planned publication', () => {
  const plan = (scheduled: Scheduled | null = null) => ({
    scheduled,
    schedule: jest.fn(() => Promise.resolve(true)),
    cancel: jest.fn(() => Promise.resolve(true)),
  })

  it('needs a time in the future', async () => {
    const publication = plan()
    const onClose = jest.fn()
    const { user } = show(<ScheduleDialog publication={publication} onClose={onClose} />)
    const field = screen.getByRole('textbox', { name: /发布时间/ })
    fireEvent.change(field, { target: { value: '2020-01-01 10:00' } })
    await user.click(screen.getByRole('button', { name: '定时发布' }))
    expect(await screen.findByText('发布时间必须晚于现在')).toBeVisible()
    fireEvent.change(field, { target: { value: '2090-01-01 10:00' } })
    await user.type(screen.getByRole('textbox', { name: '说明' }), '双十一')
    await user.click(screen.getByRole('button', { name: '定时发布' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(publication.schedule).toHaveBeenCalledWith(fieldSeconds('2090-01-01 10:00'), '双十一')
  })

  it('keeps its note when its time is changed', async () => {
    const publication = plan({ number: 7, publish_at: 4_000_000_000, note: '双十一' })
    const { user } = show(<ScheduleDialog publication={publication} onClose={() => {}} />)
    expect(screen.getByRole('textbox', { name: '说明' })).toHaveValue('双十一')
    await user.click(screen.getByRole('button', { name: '改为这个时间' }))
    expect(publication.schedule).toHaveBeenCalledWith(expect.any(Number), '双十一')
  })

  it('is shown and cancelled', async () => {
    const publication = plan({ number: 7, publish_at: 4_000_000_000, note: '双十一' })
    const { user } = show(<ScheduleDialog publication={publication} onClose={() => {}} />)
    expect(screen.getByText(/^版本7将在 .* 发布/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: /发布时间/ })).toHaveValue(minuteText(4_000_000_000))
    await user.click(screen.getByRole('button', { name: '取消定时发布' }))
    expect(publication.cancel).toHaveBeenCalledTimes(1)
  })
})

describe('the import of a page', () => {
  it.each([
    ['[{"type":"W0001"}]', '[{"type":"W0001"}]'],
    ['{"data":[{"id":1,"config":"{}"}]}', '[{"id":1,"config":"{}"}]'],
    ['{"dsl":{"sections":{}}}', '{"dsl":{"sections":{}}}'],
    ['not JSON', undefined],
    ['3', undefined],
  ])('reads %s', (copied, page) => {
    expect(pageText(copied)).toBe(page)
  })

  const publication = () => ({
    settle: () => Promise.resolve(true),
    versions: () => ({ version: 4, frame_version: 1 }),
    reload: jest.fn(),
  })

  it('replaces the draft, and names the sections that were left out', async () => {
    const own = publication()
    const { sent, user } = show(<ImportDialog pageId={5} publication={own} onClose={() => {}} />, {
      'POST /operator/design/import': { version: 5, left_out: ['video'] },
    })
    const field = screen.getByLabelText('页面数据（JSON）', { exact: false })
    fireEvent.change(field, { target: { value: '{' } })
    await user.click(screen.getByRole('button', { name: '导入' }))
    expect(await screen.findByText('内容不是 JSON')).toBeVisible()
    fireEvent.change(field, { target: { value: '{"data":[]}' } })
    await user.click(screen.getByRole('button', { name: '导入' }))
    expect(await screen.findByText('video')).toBeVisible()
    expect(own.reload).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: '打开页面' }))
    expect(own.reload).toHaveBeenCalledTimes(1)
    expect(sent('POST', '/operator/design/import')[0]?.fields).toMatchObject({
      page_id: '5',
      base_version: '4',
      config: '[]',
    })
  })

  it('says why a page is refused, and keeps the text and the focus in the dialog', async () => {
    const { user } = show(<ImportDialog pageId={5} publication={publication()} onClose={() => {}} />, {
      'POST /operator/design/import': refuse('页面装修内容不合法'),
    })
    const field = screen.getByLabelText('页面数据（JSON）', { exact: false })
    fireEvent.change(field, { target: { value: '[3]' } })
    await user.click(screen.getByRole('button', { name: '导入' }))
    expect(await screen.findByText('页面装修内容不合法')).toBeVisible()
    expect(field).toHaveValue('[3]')
    expect(field).toHaveFocus()
  })
})
