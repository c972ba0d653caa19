/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pinyin } from 'pinyin-pro'
import type { ReactNode } from 'react'
import {
  clipboardActions,
  layerActions,
  placeActions,
  type Action,
} from '@/app/edit/_designer/actions/actions'
import { CommandPalette } from '@/app/edit/_designer/actions/command-palette'
import { Menu } from '@/app/edit/_designer/actions/menu'
import {
  otherActions,
  pageActions,
  viewActions,
  type WindowActions,
} from '@/app/edit/_designer/actions/window-actions'
import { SelectionLayer } from '@/app/edit/_designer/canvas/selection-layer'
import { moveChildren } from '@/app/edit/_designer/core/commands/arrange'
import { insertWidget } from '@/app/edit/_designer/core/commands/insert'
import { shiftWidget } from '@/app/edit/_designer/core/commands/move'
import { changeSettings } from '@/app/edit/_designer/core/commands/settings'
import { Editor } from '@/app/edit/_designer/core/editor'
import { ConflictDialog } from '@/app/edit/_designer/dialogs/conflict-dialog'
import { catalogue, paletteTypes } from '@/app/edit/_designer/document/catalogue'
import { EditorProvider, useEditor, useEditorState } from '@/app/edit/_designer/document/editor-context'
import { hintsOfPage } from '@/app/edit/_designer/document/page-hints'
import { Palette } from '@/app/edit/_designer/palette/palette'
import { paletteGroups } from '@/app/edit/_designer/palette/palette-groups'
import { Autosave } from '@/app/edit/_designer/saving/autosave'
import { ProblemTargetProvider, useProblemTarget } from '@/app/edit/_designer/settings/problem-target'
import { SettingsPanel } from '@/app/edit/_designer/settings/settings-panel'
import { Announcer } from '@/app/edit/_designer/window/announcer'
import { LayerTree } from '@/app/edit/_designer/window/layer-tree'
import { ProblemList } from '@/app/edit/_designer/window/problem-list'
import { useInput } from '@/app/edit/_designer/window/use-input'
import type { StoredSettings } from '@/lib/domain/design/document'
import { contracts, type WidgetType } from '@/widgets/contracts'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'
import { counter, pageOf } from '../../fixtures/designer'
import { widgetFixtures } from '../../fixtures/widgets'

beforeAll(supportDialogs)
beforeAll(() => {
  // jsdom has none.
  HTMLElement.prototype.setPointerCapture = () => {}
})

const slide = { imgUrl: '/images/a.jpg', pathData: {} }
const page: StoredSettings[] = [
  { type: 'W0011', uuid: 'text', text: '标题' },
  { type: 'W0001', uuid: 'slides', data: [slide] },
  {
    type: 'W0006',
    uuid: 'panel',
    childWidgets: [
      { type: 'W0011', uuid: 'a', text: '甲', x: 0, y: 0, width: 50, height: 20 },
      { type: 'W0011', uuid: 'b', text: '乙', x: 100, y: 50, width: 50, height: 20 },
    ],
  },
  { type: 'W9999', uuid: 'strange' },
]

function show(node: ReactNode, widgets = page) {
  const editor = new Editor({ document: pageOf(...widgets), catalogue, newId: counter() })
  const shown = showPage(<EditorProvider value={editor}>{node}</EditorProvider>)
  const settings = (id: string) => editor.state.document.widgets[id]?.settings
  const select = (...ids: string[]) => {
    act(() => {
      editor.select(ids)
    })
  }
  return { editor, settings, select, user: userEvent.setup(), ...shown }
}

/** Actions of a screen that record the requests. */
const screenActions = () => ({
  remove: jest.fn(),
  editText: jest.fn(),
  copy: jest.fn(),
  cut: jest.fn(),
  paste: jest.fn(),
})

/** The window of the designer, in which nothing happens. */
const windowActions = (mayPublish = true): WindowActions => {
  const none = () => {}
  return {
    save: none,
    preview: none,
    publish: none,
    schedule: none,
    mayPublish,
    openVersions: none,
    openImport: none,
    openPage: none,
    openSeo: none,
    openHelp: none,
    openAbout: none,
    saveModule: none,
    zoom: none,
    fullSize: none,
    show: none,
    rulers: { isShown: true, toggle: none },
    guides: { isShown: true, toggle: none, add: none, clear: none, count: 1 },
  }
}

/** The command palette with the commands of the window. */
function AllCommands() {
  const editor = useEditor()
  useEditorState((state) => state)
  const actions = windowActions()
  const extra = [...otherActions(editor, actions), ...pageActions(editor, actions), ...viewActions(actions)]
  return <CommandPalette onClose={() => {}} screen={screenActions()} extra={extra} />
}

/** The initials of a name by the dictionary. */
const pinyinInitials = (name: string): string =>
  pinyin(name, { pattern: 'first', toneType: 'none', type: 'array', nonZh: 'consecutive' })
    .join('')
    .toLowerCase()

/** A focused element in a window with the keys of the designer. */
function KeysOf({ tag: Tag }: { tag: string }) {
  const none = () => {}
  useInput(useEditor(), {
    remove: none,
    editText: none,
    save: none,
    openCommands: none,
    openMenu: none,
    openHelp: none,
    zoom: none,
  })
  return <Tag data-testid="focused" />
}

describe('the settings panel', () => {
  it('shows the settings of the page while nothing is selected, with its widgets', async () => {
    const { editor, user } = show(<SettingsPanel />)
    expect(screen.getByRole('heading', { name: '页面配置' })).toBeVisible()
    const list = screen.getByRole('list', { name: '挂件' })
    expect(within(list).getByRole('button', { name: '【02】W0001（轮播）' })).toBeVisible()
    await user.click(within(list).getByRole('button', { name: '删除【02】W0001（轮播）' }))
    expect(await screen.findByText('确定删除该挂件？')).toBeVisible()
    expect(screen.getByRole('button', { name: '确定' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('删除成功！')).toBeVisible()
    expect(editor.state.document.zones.body).toEqual(['page', 'text', 'panel', 'strange'])
  })

  it('numbers new tabs of products', async () => {
    const tabs = { type: 'W0005', uuid: 'tabs', data: [{ text: 'tab1', data: [] }] }
    const { settings, select, user } = show(<SettingsPanel />, [...page, tabs])
    select('tabs')
    await user.click(screen.getByRole('button', { name: '添加标签商品' }))
    expect(settings('tabs')?.data).toMatchObject([{ text: 'tab1' }, { text: 'tab2' }])
  })

  it('writes what is typed, as one step', async () => {
    const { editor, settings, select, user } = show(<SettingsPanel />)
    select('text')
    const field = screen.getByRole('textbox', { name: '文本内容' })
    await user.clear(field)
    await user.type(field, '新品上市')
    expect(settings('text')).toMatchObject({ text: '新品上市' })
    await user.tab()
    expect(editor.state.history.done).toHaveLength(1)
    act(() => {
      editor.undo()
    })
    expect(field).toHaveValue('标题')
  })

  it('says the limits of a list in the words of the specification', async () => {
    const { settings, select, user } = show(<SettingsPanel />)
    select('slides')
    await user.click(screen.getByRole('button', { name: '删除轮播项1' }))
    expect(await screen.findByText('请至少添加1张轮播图')).toBeVisible()
    for (let count = 0; count < 5; count++)
      await user.click(screen.getByRole('button', { name: '添加轮播项' }))
    expect(await screen.findByText('最多只能添加5张轮播图')).toBeVisible()
    expect(settings('slides')?.data).toHaveLength(5)
  })

  it('asks before an entry of a list is deleted, which Enter confirms: undo brings it back', async () => {
    const { settings, select, user } = show(<SettingsPanel />, [
      { type: 'W0001', uuid: 'slides', data: [slide, { ...slide, imgUrl: '/images/b.jpg' }] },
    ])
    select('slides')
    await user.click(screen.getByRole('button', { name: '删除轮播项1' }))
    expect(await screen.findByText('确定删除该轮播图？')).toBeVisible()
    expect(screen.getByRole('button', { name: '确定' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(settings('slides')?.data).toEqual([{ ...slide, imgUrl: '/images/b.jpg' }]))
  })

  it('brings a number into its range when the field is left, and locks what cannot be changed', async () => {
    const { settings, select, user } = show(<SettingsPanel />, [
      { type: 'W0001', uuid: 'slides', data: [slide], heightDisabled: true },
    ])
    select('slides')
    await user.click(screen.getByRole('tab', { name: '组件样式' }))
    const width = screen.getByRole('textbox', { name: '宽度：' })
    await user.clear(width)
    await user.type(width, '5000')
    await user.tab()
    expect(settings('slides')).toMatchObject({ width: 1190 })
    expect(screen.getByText('不能大于1190，已改为1190')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '高度：' })).toBeDisabled()
  })

  it('keeps a child inside its panel, and says so', async () => {
    const { editor, settings, select, user } = show(<SettingsPanel />)
    select('b')
    await user.click(screen.getByRole('tab', { name: '组件样式' }))
    const left = screen.getByRole('textbox', { name: 'X：' })
    await user.clear(left)
    await user.type(left, '4000')
    expect(settings('b')).toMatchObject({ x: 100 })
    await user.keyboard('{Enter}')
    expect(settings('b')).toMatchObject({ x: 1140 })
    expect(screen.getByText('放不下4000，已改为1140')).toBeVisible()
    expect(editor.state.history.done).toHaveLength(1)
  })

  it('moves a widget that is no longer known, but does not edit it', () => {
    const { select } = show(<SettingsPanel />)
    select('strange')
    expect(screen.getByText('商城不认识这种内容，它会原样保留，可以移动和删除。')).toBeVisible()
  })

  it('refuses addresses that are not http', async () => {
    const { select, user } = show(<SettingsPanel />)
    select('text')
    await user.click(screen.getByRole('radio', { name: '自定义路由' }))
    await user.type(screen.getByRole('textbox', { name: '链接的地址' }), 'javascript:alert(1)')
    expect(
      await screen.findByText('请输入以 http:// 或 https:// 开头的地址，或以 / 开头的站内路径'),
    ).toBeVisible()
  })

  it('keeps the typed address when the kind of link is switched and switched back', async () => {
    const { settings, select, user } = show(<SettingsPanel />)
    select('text')
    await user.click(screen.getByRole('radio', { name: '自定义路由' }))
    await user.type(screen.getByRole('textbox', { name: '链接的地址' }), '/items')
    await user.click(screen.getByRole('radio', { name: '选择路径' }))
    expect(screen.getByText('设置路径')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: '自定义路由' }))
    expect(screen.getByRole('textbox', { name: '链接的地址' })).toHaveValue('/items')
    expect(JSON.stringify(settings('text'))).toContain('"href":"/items"')
  })

  it('aligns several children of a panel', async () => {
    const { settings, select, user } = show(<SettingsPanel />)
    select('a', 'b')
    await user.click(screen.getByRole('button', { name: '右对齐' }))
    expect(settings('a')).toMatchObject({ x: 100, y: 0 })
  })
})

describe('the palette', () => {
  it.each([
    ['lb', '轮播'],
    ['轮', '轮播'],
    ['w0011', '文本'],
    ['选项卡', '商品橱窗'],
    ['Tab', '精品橱窗'],
    ['banner', '轮播'],
  ])('finds by %s', (search, name) => {
    const found = paletteGroups(search).flatMap(({ entries }) => entries.map((entry) => entry.name))
    expect(found).toContain(name)
  })

  it('finds every widget by its initials', () => {
    for (const type of paletteTypes) {
      const found = paletteGroups(pinyinInitials(catalogue.nameOf(type))).flatMap(({ entries }) => entries)
      expect(found.map((entry) => entry.type)).toContain(type)
    }
  })

  it('adds a widget after the selection', async () => {
    mallDouble({ 'GET /operator/design/modules': { total_count: 0, list: [] } })
    const { editor, user, select } = show(<Palette canvas={{ current: null }} onSaveModule={() => {}} />)
    select('text')
    await user.click(screen.getByRole('button', { name: /^自由面板/ }))
    expect(editor.state.document.zones.body).toEqual(['page', 'text', 'n1', 'slides', 'panel', 'strange'])
    await user.type(screen.getByRole('textbox', { name: '搜索组件' }), '没有的')
    expect(screen.getByText('没有这个组件')).toBeVisible()
  })

  it('names what does not fit into the free panel that takes what is added', () => {
    mallDouble({ 'GET /operator/design/modules': { total_count: 0, list: [] } })
    const { select } = show(<Palette canvas={{ current: null }} onSaveModule={() => {}} />)
    select('text')
    expect(screen.queryByText('不可放入面板')).not.toBeInTheDocument()
    select('a')
    const marked = screen.getAllByText('不可放入面板').map((mark) => mark.closest('button'))
    const outside = paletteTypes.filter((type) => !catalogue.fitsPanel(type))
    expect(marked).toHaveLength(outside.length)
    expect(screen.getByRole('button', { name: /^轮播/ })).toHaveTextContent('W0001')
  })
})

describe('around the page', () => {
  it('the layers list zones, panels and children, and how many pages share header and footer', async () => {
    const { editor, user } = show(<LayerTree framePages={12} />)
    expect(screen.getAllByText('（12 个页面共用）')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: '文本 乙' }))
    expect(editor.state.selection).toEqual(['b'])
  })

  it('the layers add to the selection with Shift, and take out of it what is in it', async () => {
    const { editor, user } = show(<LayerTree framePages={12} />)
    await user.click(screen.getByRole('button', { name: '文本 甲' }))
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('button', { name: '文本 乙' }))
    expect(editor.state.selection).toEqual(['a', 'b'])
    await user.click(screen.getByRole('button', { name: '文本 甲' }))
    expect(editor.state.selection).toEqual(['b'])
    await user.keyboard('{/Shift}')
  })

  it('no frame stays of a widget that was named twice in a selection', () => {
    const nodes = ['text', 'slides'].map((id) => <div key={id} data-node={id} />)
    const { select, container } = show(
      <>
        {nodes}
        <SelectionLayer page={document} />
      </>,
    )
    const frames = () => container.querySelectorAll('.design-frame')
    select('text', 'text')
    select('slides')
    expect(frames()).toHaveLength(1)
    select()
    expect(frames()).toHaveLength(0)
  })

  it('what is unfinished is listed below the problems, and leads to its widget', async () => {
    const { editor, user } = show(<ProblemList />, [
      { type: 'W0001', uuid: 'slides', data: [{ imgUrl: '', pathData: {} }] },
      { type: 'W0006', uuid: 'empty', childWidgets: [] },
      {
        type: 'W0006',
        uuid: 'panel',
        height: 100,
        childWidgets: [
          { type: 'W0011', uuid: 'a', text: '甲', x: 0, y: 90, width: 50, height: 20 },
          { type: 'W0011', uuid: 'b', text: '乙', x: 10, y: 95, width: 50, height: 5 },
        ],
      },
    ])
    const hints = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(hints).toEqual([
      '轮播还没有选择图片',
      '自由面板面板里还没有组件',
      '文本超出了自由面板',
      '文本与其他挂件重叠',
    ])
    await user.click(screen.getByRole('button', { name: '轮播 还没有选择图片' }))
    expect(editor.state.selection).toEqual(['slides'])
  })

  const emptyHints = (type: WidgetType, settings: object) =>
    hintsOfPage(pageOf({ ...contracts[type].defaults, uuid: 'one', type, ...settings })).filter(
      ({ isEmpty }) => isEmpty,
    )
  it.each(paletteTypes)('a filled %s is not called empty', (type) => {
    expect(emptyHints(type, widgetFixtures[type].maximal)).toEqual([])
  })

  it.each(paletteTypes.filter((type) => !['W0008', 'W0010', 'W0011', 'W0019'].includes(type)))(
    'a new %s is called empty',
    (type) => {
      expect(emptyHints(type, {})).toHaveLength(1)
    },
  )

  it('reminds of what would be dead or looks forgotten on the page', () => {
    const remindersFor = (type: WidgetType, settings: object) =>
      hintsOfPage(
        pageOf({
          ...contracts[type].defaults,
          ...widgetFixtures[type].maximal,
          uuid: 'one',
          type,
          ...settings,
        }),
      ).map(({ message }) => message)
    const zone = { leftPer: 0, topPer: 0, widthPer: 0.5, heightPer: 0.5 }
    const linked = { ...zone, pathData: { linkPage: 'page', url: '/items' } }
    expect(remindersFor('W0003', { data: [zone, linked, zone] })).toEqual(['2个热区没有设置链接'])
    expect(remindersFor('W0003', { data: [linked] })).toEqual([])
    expect(remindersFor('W0003', { data: [null, 'x', linked] })).toEqual(['2个热区没有设置链接'])
    expect(remindersFor('W0021', { subTitle: '副标题' })).toEqual(['副标题还是示例文字'])
    const more = { showMore: true, moreText: '更多', moreLinkData: {} }
    expect(remindersFor('W0004', more)).toEqual(['“更多”没有设置链接，顾客看不到它'])
    expect(remindersFor('W0019', more)).toEqual([])
    expect(remindersFor('W0004', { ...more, showMore: false })).toEqual([])
  })

  it('the problems lead to their widget', async () => {
    const { editor, user } = show(<ProblemList />)
    expect(screen.getByText('没有问题，可以发布')).toBeVisible()
    act(() => {
      editor.run(changeSettings('slides', { data: [] }))
    })
    await user.click(screen.getByRole('button', { name: '轮播 请至少添加1张轮播图' }))
    expect(editor.state.selection).toEqual(['slides'])
  })

  describe('a problem that is clicked', () => {
    const showProblems = (widgets: StoredSettings[]) =>
      show(
        <ProblemTargetProvider>
          <ProblemList />
          <SettingsPanel />
          <Announcer />
        </ProblemTargetProvider>,
        widgets,
      )

    it('focuses its field and is said, also the second time', async () => {
      const { user } = showProblems([{ type: 'W0001', uuid: 'slides', data: [] }])
      const problem = screen.getByRole('button', { name: '轮播 请至少添加1张轮播图' })
      for (let times = 0; times < 2; times++) {
        await user.click(problem)
        expect(screen.getByRole('button', { name: '添加轮播项' })).toHaveFocus()
      }
      expect(screen.getByText('轮播：请至少添加1张轮播图')).toBeInTheDocument()
    })

    it('may be an address that leads nowhere', async () => {
      const data = { linkPage: 'href', linkPageLabel: '自定义路由', href: 'javascript:alert(1)' }
      const { editor, user } = showProblems([{ type: 'W0011', uuid: 'text', text: '甲', data }])
      await user.click(
        screen.getByRole('button', {
          name: '文本 请输入以 http:// 或 https:// 开头的地址，或以 / 开头的站内路径',
        }),
      )
      const address = screen.getByRole('textbox', { name: '链接的地址' })
      expect(address).toBeInvalid()
      act(() => {
        address.focus()
      })
      await user.clear(address)
      await user.paste('https://www.example.com/b')
      expect(editor.state.document.widgets.text?.settings.data).toMatchObject({
        href: 'https://www.example.com/b',
      })
      expect(screen.getByText('没有问题，可以发布')).toBeVisible()
    })

    it('opens the entry of its field', async () => {
      const Opener = () => {
        const { open } = useProblemTarget()
        return <button onClick={() => open({ id: 'showcase', path: 'data.1.data', text: '' })}>问题</button>
      }
      const data = ['甲', '乙'].map((text) => ({ text, data: [{ goods_id: 1 }] }))
      const { select, user } = show(
        <ProblemTargetProvider>
          <Opener />
          <SettingsPanel />
        </ProblemTargetProvider>,
        [{ type: 'W0014', uuid: 'showcase', data }],
      )
      select('showcase')
      await user.click(screen.getByRole('button', { name: '问题' }))
      expect(screen.getByRole('button', { name: /^标签2/ })).toHaveAttribute('aria-expanded', 'true')
      expect(screen.getByRole('button', { name: '选择商品' })).toHaveFocus()
    })

    it('opens the tab of its field', async () => {
      const { user } = showProblems([
        { type: 'W0001', uuid: 'slides', data: [slide], width: 1190, paddingLeft: -5 },
      ])
      await user.click(screen.getByRole('button', { name: '轮播 不能小于0' }))
      expect(screen.getByRole('tab', { name: '组件样式' })).toHaveAttribute('aria-selected', 'true')
      expect(document.activeElement).toHaveAccessibleName('左：')
    })

    it('that belongs to the whole widget focuses its tab', async () => {
      const { user } = showProblems([
        { type: 'W0006', uuid: 'panel', childWidgets: [{ type: 'W0002', uuid: 'inside' }] },
      ])
      await user.click(screen.getByRole('button', { name: '商品 不可放入自由面板' }))
      expect(screen.getByRole('tab', { name: '商品[W0002]' })).toHaveFocus()
    })
  })

  it('changes and selections are said', () => {
    const { editor, select } = show(<Announcer />)
    select('slides')
    expect(screen.getByText('已选中轮播，第2个，共4个')).toBeInTheDocument()
    act(() => {
      editor.run(insertWidget('W0011'))
    })
    expect(screen.getByText('添加文本')).toBeInTheDocument()
    act(() => {
      editor.undo()
    })
    expect(screen.getByText('已撤销：添加文本')).toBeInTheDocument()
  })

  it('a move is said with the place that it leads to, so that the next one is said, too', () => {
    const { editor, select } = show(<Announcer />)
    select('slides')
    act(() => {
      editor.run(shiftWidget('slides', 1))
    })
    expect(screen.getByText(/轮播，第3个，共4个$/)).toBeInTheDocument()
    select('a')
    act(() => {
      editor.run(moveChildren(['a'], { x: 0, y: 7 }))
    })
    expect(screen.getByText(/，横向\d+，纵向\d+$/)).toBeInTheDocument()
  })

  it.each([
    ['button', 1],
    ['input', 0],
  ])('an arrow moves the selected widget from a %s: %i', (tag, moves) => {
    const { editor, select } = show(<KeysOf tag={tag} />)
    select('a')
    fireEvent.keyDown(screen.getByTestId('focused'), { key: 'ArrowDown' })
    expect(editor.state.history.done).toHaveLength(moves)
  })

  it('commands are found by name and run by Enter', async () => {
    const { editor, user } = show(<CommandPalette onClose={() => {}} screen={screenActions()} extra={[]} />)
    await user.type(screen.getByRole('combobox', { name: '搜索命令' }), 'w0011{Enter}')
    expect(editor.state.document.zones.body.at(-1)).toBe('n1')
  })
})

describe('the command palette', () => {
  it('adds a widget to the selected free panel at a free place', async () => {
    const { editor, settings, select, user } = show(
      <CommandPalette onClose={() => {}} screen={screenActions()} extra={[]} />,
    )
    select('a')
    await user.type(screen.getByRole('combobox', { name: '搜索命令' }), '文本到自由面板{Enter}')
    expect(editor.state.document.widgets.panel?.children).toHaveLength(3)
    expect(settings('n1')).toMatchObject({ type: 'W0011', leaf: true })
  })

  it('offers the selected free panel before the page', async () => {
    const { editor, select, user } = show(
      <CommandPalette onClose={() => {}} screen={screenActions()} extra={[]} />,
    )
    select('panel')
    await user.type(screen.getByRole('combobox', { name: '搜索命令' }), '添加文本{Enter}')
    expect(editor.state.document.widgets.panel?.children).toHaveLength(3)
  })

  it('finds what its entries say, and shows no other words', async () => {
    const versions: Action = { id: 'versions', label: '版本记录', words: 'lishi', run: jest.fn() }
    const { user } = show(<CommandPalette onClose={() => {}} screen={screenActions()} extra={[versions]} />)
    const box = screen.getByRole('combobox', { name: '搜索命令' })
    await user.type(box, '添加轮播')
    expect(screen.getByRole('option', { name: '添加轮播 W0001' })).toBeVisible()
    await user.clear(box)
    await user.type(box, 'lishi')
    expect(screen.getByRole('option', { name: '版本记录' })).toBeVisible()
  })

  const threeTexts = ['a', 'b', 'c'].map((uuid) => ({ type: 'W0011', uuid, text: uuid }))
  const showCommands = () => {
    const shown = show(<AllCommands />, [
      { type: 'W0011', uuid: 'text', text: '标题' },
      { type: 'W0006', uuid: 'panel', childWidgets: threeTexts },
    ])
    const box = screen.getByRole('combobox', { name: '搜索命令' })
    const find = (text: string) => {
      fireEvent.change(box, { target: { value: text } })
      return screen.queryAllByRole('option').map((option) => option.firstElementChild?.textContent ?? '')
    }
    return { ...shown, find }
  }

  it.each([
    ['nothing', []],
    ['widgets of a zone', ['panel']],
    ['a text of a panel', ['a']],
    ['children of a panel', ['a', 'b', 'c']],
  ])('finds every command by its initials: %s', (_, ids) => {
    const { editor, select, find } = showCommands()
    act(() => {
      editor.run(changeSettings('text', { text: '一' }))
      editor.run(insertWidget('W0001'))
      editor.undo()
    })
    select(...ids)
    const labels = find('')
    expect(labels).toEqual(
      expect.arrayContaining(['发布', '定时发布', '页面设置', '撤销', '重做', '版本记录']),
    )
    for (const label of labels) expect(find(pinyinInitials(label.replace(' ✓', '')))).toContain(label)
  })

  it('offers first what begins with the typed letters', () => {
    const { select, find } = showCommands()
    select('a', 'b', 'c')
    expect(find('fb')).toEqual(['发布', '发布头部和尾部', '创建副本', '水平分布', '垂直分布', '定时发布'])
  })

  it('lists what is possible with the selection, and nothing else', async () => {
    const { select, user } = show(<CommandPalette onClose={() => {}} screen={screenActions()} extra={[]} />)
    const box = screen.getByRole('combobox', { name: '搜索命令' })
    await user.type(box, '对齐')
    expect(screen.getByText('没有这个命令')).toBeVisible()
    select('a', 'b')
    await user.clear(box)
    await user.type(box, '右对齐')
    expect(screen.getByRole('option', { name: '右对齐' })).toBeVisible()
  })
})

describe('the context menu', () => {
  const at = { x: 10, y: 10 }

  it('is walked by arrow keys and letters, and left by Escape', async () => {
    const onClose = jest.fn()
    const onLeave = jest.fn()
    const ran: string[] = []
    const action = (id: string, label: string, isDisabled = false): Action => ({
      id,
      label,
      isDisabled,
      run: () => ran.push(id),
    })
    const groups = [[action('cut', '剪切'), action('paste', '粘贴', true)], [action('up', '上移')]]
    const { user } = show(<Menu label="挂件" at={at} groups={groups} onClose={onClose} onLeave={onLeave} />)
    expect(screen.getByRole('menuitem', { name: '剪切' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: '上移' })).toHaveFocus()
    await user.keyboard('{ArrowDown}{End}{Enter}')
    expect(ran).toEqual(['up'])
    await user.keyboard('{Escape}')
    expect(onLeave).toHaveBeenCalledTimes(1)
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('offers what the selected widget can do', () => {
    const { editor, select } = show(<p />)
    const labels = (actions: Action[]) => actions.filter((one) => !one.isDisabled).map(({ label }) => label)
    select('text')
    expect(labels(clipboardActions(editor, screenActions()))).toEqual([
      ...['编辑文字', '剪切', '复制', '粘贴', '创建副本', '删除'],
    ])
    expect(labels(placeActions(editor))).toEqual(['上移', '下移'])
    select('panel')
    expect(labels(placeActions(editor))).toEqual(['上移', '下移', '移动到头部', '移动到尾部'])
    select('a')
    expect(labels(placeActions(editor))).toEqual([])
    expect(labels(layerActions(editor))).toEqual(['上移一层', '下移一层', '置顶', '置底'])
    select('page')
    expect(labels(clipboardActions(editor, screenActions()))).toEqual(['粘贴'])
  })
})

describe('a conflict', () => {
  it('says who and when, shows the differences, and keeps one of the two pages', async () => {
    mallDouble({})
    const conflict = { part: 'page' as const, editor: { name: '李四' }, at: 1_790_000_000 }
    const autosave = new Autosave({
      pageId: 1,
      versions: { version: 1, frame_version: 1 },
      document: pageOf(...page.slice(1)),
      calls: { save: () => Promise.reject(new Error('unused')) },
      journal: { read: () => null, write: () => {}, clear: () => {} },
      newId: counter(),
      refusalOf: () => undefined,
      isGone: () => false,
      isSignedOut: () => false,
    })
    const theirs = { version: 4, frame_version: 1, document: pageOf(...page.slice(0, 2)) }
    const { editor, user } = show(
      <ConflictDialog
        conflict={conflict}
        autosave={autosave}
        open={() => Promise.resolve(theirs)}
        onClose={() => {}}
      />,
    )
    expect(screen.getByText(/李四 在 .* 保存了这个页面/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '查看差异' }))
    expect(await screen.findByText('文本：我添加的')).toBeVisible()
    expect(screen.getByText('自由面板：对方删除的')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '放弃我的修改' }))
    await waitFor(() => expect(editor.state.document).toBe(theirs.document))
    expect(autosave.savedVersions).toMatchObject({ version: 4 })
  })
})
