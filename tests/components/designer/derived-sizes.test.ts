import { changeSettings } from '@/app/edit/_designer/core/commands/settings'
import { Editor } from '@/app/edit/_designer/core/editor'
import { catalogue } from '@/app/edit/_designer/document/catalogue'
import type { StoredSettings } from '@/lib/domain/design/document'
import { counter, pageOf } from '../../fixtures/designer'

/**
 * Sizes that follow from other settings: stored with them, in the same step. Without a screen a Chinese letter is as
 * wide as high.
 */

const edit = (...widgets: StoredSettings[]) => {
  const editor = new Editor({ document: pageOf(...widgets), catalogue, newId: counter() })
  return {
    editor,
    change(id: string, values: Record<string, unknown>) {
      editor.run(changeSettings(id, values))
      return editor.state.document.widgets[id]?.settings
    },
  }
}

const panel = (text: Record<string, unknown>): StoredSettings => ({
  type: 'W0006',
  uuid: 'panel',
  childWidgets: [{ type: 'W0011', uuid: 'text', x: 0, y: 0, leaf: true, ...text }],
})

describe('a text in a free panel', () => {
  const fresh = { text: '文本', fontSize: 14, width: 52, height: 20 }

  it('is 20 px wider and 4 px higher than its text, with lines of fontSize / 0.6', () => {
    const { change } = edit(panel(fresh))
    expect(change('text', { text: '新品上市全场包邮' })).toMatchObject({ width: 8 * 14 + 20, height: 23 + 4 })
    expect(change('text', { fontSize: 24 })).toMatchObject({ width: 8 * 24 + 20, height: 40 + 4 })
    expect(change('text', { text: '新品上市\n包邮' })).toMatchObject({
      width: 4 * 24 + 20,
      height: 2 * 40 + 4,
    })
  })

  it('keeps the width that somebody gave it, and wraps', () => {
    const { change } = edit(panel({ ...fresh, width: 76 }))
    expect(change('text', { text: '新品上市全场包邮' })).toMatchObject({ width: 76, height: 2 * 23 + 4 })
  })

  it('gets the height of its wrapped text when its width changes', () => {
    const { change } = edit(panel({ ...fresh, text: '新品上市全场包邮', width: 132 }))
    expect(change('text', { width: 76 })).toMatchObject({ width: 76, height: 2 * 23 + 4 })
  })

  it('does not change with a colour', () => {
    const { change } = edit(panel({ ...fresh, height: 77 }))
    expect(change('text', { color: '#ff0000' })).toMatchObject({ width: 52, height: 77 })
  })

  it('is as it was after one undo', () => {
    const { editor, change } = edit(panel(fresh))
    const before = editor.state.document
    change('text', { text: '新品上市' })
    editor.undo()
    expect(editor.state.document).toEqual(before)
  })
})

describe('the size', () => {
  it('of a text on the page keeps the width of its column', () => {
    const { change } = edit({ type: 'W0011', uuid: 'text', text: '标题', width: 1190, height: 44 })
    expect(change('text', { text: '新品\n上市' })).toMatchObject({ width: 1190, height: 50 })
  })

  it('of a search field is 66 px with hot words, else 38 px', () => {
    const { change } = edit({ type: 'W0008', uuid: 'search', height: 38 })
    expect(change('search', { data: [{ title: '冰箱', pathData: {} }] })).toMatchObject({ height: 66 })
    expect(change('search', { data: [] })).toMatchObject({ height: 38 })
  })

  it('of logos follows from the width and the columns: a gap of 10 px, 60 % as high as wide', () => {
    const logos = Array.from({ length: 4 }, () => ({ imgUrl: '/a.png', pathData: {} }))
    const { change } = edit({ type: 'W0004', uuid: 'logos', column: 5, data: logos })
    expect(change('logos', { column: 3 })).toMatchObject({
      logoWidth: 390,
      logoHeight: 234,
      height: 2 * 234 + 10 + 60,
    })
  })

  it('of a product list follows from its rows', () => {
    const goods = Array.from({ length: 6 }, (_, index) => ({ goods_id: index + 1, price: 1 }))
    const { change } = edit({ type: 'W0002', uuid: 'list', data: [] })
    expect(change('list', { data: goods.slice(0, 5) })).toMatchObject({ height: 400 })
    expect(change('list', { data: goods })).toMatchObject({ height: 720 })
  })
})
