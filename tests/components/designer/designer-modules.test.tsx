/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { insertModule, moduleParams, selectedPanel } from '@/app/edit/_designer/core/commands/module'
import { EditorProvider } from '@/app/edit/_designer/document/editor-context'
import { ModuleGroup } from '@/app/edit/_designer/modules/module-group'
import { SaveModuleDialog } from '@/app/edit/_designer/modules/save-module-dialog'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage, type SentCall } from '../../fixtures/components/mall-double'
import { objectStorage } from '../../fixtures/components/object-storage'
import { editorOf } from '../../fixtures/designer'

beforeAll(supportDialogs)

const params = JSON.stringify({
  type: 'W0006',
  width: 1190,
  height: 300,
  comptyle: 'header',
  childWidgets: [{ type: 'W0011', x: 5, y: 6, text: '秋季上新' }],
})
const saved = (module_id: number, name: string) => ({ module_id, name, image: '/m.webp', params, created: 1 })

describe('a combined module', () => {
  it('is one selected free panel', () => {
    const { editor } = editorOf()
    expect(selectedPanel(editor.state)).toBeUndefined()
    for (const [ids, found] of [
      [['panel'], 'panel'],
      [['a'], undefined],
      [['panel', 'text'], undefined],
    ] as const) {
      editor.select(ids)
      expect(selectedPanel(editor.state)).toBe(found)
    }
  })

  it('has no ids of its page', () => {
    const { editor } = editorOf()
    const text = JSON.stringify(moduleParams(editor.state, 'panel'))
    expect(JSON.parse(text)).toMatchObject({
      type: 'W0006',
      childWidgets: [{ x: 0 }, { x: 200 }, { x: 600 }],
    })
    expect(text).not.toMatch(/"(?:uuid|id)"/)
  })

  it('is added after the selection with new ids, in its zone, as one step', () => {
    const { editor } = editorOf()
    editor.select(['text'])
    expect(editor.run(insertModule(params, '秋季'))).toBe(true)
    const { document, selection, history } = editor.state
    expect(document.zones.body).toEqual(['page', 'text', 'n1', 'slides', 'panel'])
    expect(document.widgets.n1).toMatchObject({
      settings: { uuid: 'n1', comptyle: 'body' },
      children: ['n2'],
    })
    expect(document.widgets.n2?.settings).toMatchObject({ uuid: 'n2', text: '秋季上新', leaf: true })
    expect([selection, history.done.map(({ label }) => label)]).toEqual([['n1'], ['添加组合模块秋季']])
    editor.run(insertModule(params, '秋季'))
    expect(editor.state.document.zones.body).toContain('n3')
  })

  it.each(['', '[]', '{"type":"W0001"}'])('that holds %s is refused', (broken) => {
    const { editor, refusals } = editorOf()
    expect(editor.run(insertModule(broken, '坏'))).toBe(false)
    expect(refusals).toEqual(['组合模块内容不正确'])
  })
})

describe('the list of combined modules', () => {
  function show(answers = {}, search = '') {
    const { editor } = editorOf()
    const stored = [saved(2, '秋季专场'), saved(1, '店招')]
    const mall = mallDouble({
      'GET /operator/design/modules': ({ fields }: SentCall) => {
        const list = stored.filter(({ name }) => name.includes(fields.keyword ?? ''))
        return { total_count: list.length, list }
      },
      'DELETE /operator/design/module/1': () => {
        stored.pop()
        return { status: true }
      },
      ...answers,
    })
    const onSave = jest.fn()
    showPage(
      <EditorProvider value={editor}>
        <ModuleGroup search={search} isOptional={false} onSave={onSave} />
      </EditorProvider>,
    )
    return { editor, onSave, user: userEvent.setup(), ...mall }
  }

  it('adds a module by a press, and deletes one after a question', async () => {
    const { editor, user } = show()
    await user.click(await screen.findByRole('button', { name: '添加组合模块秋季专场' }))
    expect(editor.state.history.done.map(({ label }) => label)).toEqual(['添加组合模块秋季专场'])
    await user.click(screen.getByRole('button', { name: '删除组合模块店招' }))
    expect(await screen.findByText('确定删除该组合模块？')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '确定' }))
    expect(await screen.findByText('删除成功！')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: '添加组合模块店招' })).toBeNull())
  })

  it('is searched', async () => {
    show({}, '秋')
    expect(await screen.findByRole('button', { name: '添加组合模块秋季专场' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '添加组合模块店招' })).toBeNull()
  })

  it('says that it is empty, and that it cannot be loaded', async () => {
    show({}, '没有')
    expect(await screen.findByText('没有这个组合模块')).toBeVisible()
  })

  it('is loaded again after an error', async () => {
    show({ 'GET /operator/design/modules': refuse('出错了') })
    expect(await screen.findByText('组合模块加载失败', {})).toBeVisible()
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  })
})

describe('saving a combined module', () => {
  function show(answers = {}) {
    const { editor } = editorOf()
    const storage = objectStorage()
    const mall = mallDouble({
      'GET /operator/pictures': {
        total_count: 1,
        kinds: [],
        list: [
          { picture_id: 5, name: '备用', kind: '', url: '/5.webp', size: 1, width: 1, height: 1, created: 1 },
        ],
      },
      'POST /operator/design/module': saved(3, '专场'),
      ...answers,
    })
    const onClose = jest.fn()
    showPage(
      <EditorProvider value={editor}>
        {/* jsdom cannot draw: the picture comes from the library. */}
        <SaveModuleDialog id="panel" element={null} onClose={onClose} />
      </EditorProvider>,
    )
    return { storage, onClose, user: userEvent.setup(), ...mall }
  }
  const choosePicture = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: '选择模块图片' }))
    await user.click(await screen.findByRole('radio', { name: '备用' }))
    await user.click(
      within(screen.getByRole('dialog', { name: '选择图片' })).getByRole('button', { name: '确定' }),
    )
  }

  it('needs a name and a picture', async () => {
    const { user, onClose, sent } = show()
    expect(await screen.findByText('没有生成图片，请从图片库选择一张')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(screen.getByText('请输入组合模块名称')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: '模块名称' }), '专场{Enter}')
    expect(await screen.findByText('组合模块图片保存失败')).toBeVisible()
    await choosePicture(user)
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('组合模块保存成功！')).toBeVisible()
    expect(onClose).toHaveBeenCalled()
    const [call] = sent('POST', '/operator/design/module')
    expect(call?.fields).toMatchObject({ name: '专场', image: '/5.webp' })
    expect(JSON.parse(call?.fields.params ?? '')).toMatchObject({ type: 'W0006' })
  })

  it('stays open when the mall refuses it', async () => {
    const { user, onClose } = show({ 'POST /operator/design/module': refuse('一个自由面板最多200个挂件') })
    await screen.findByText('没有生成图片，请从图片库选择一张')
    await choosePicture(user)
    await user.type(screen.getByRole('textbox', { name: '模块名称' }), '专场')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('一个自由面板最多200个挂件')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })
})
