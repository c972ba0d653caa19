import fc from 'fast-check'
import {
  align,
  changeLayer,
  distribute,
  moveChildren,
  resizeChild,
} from '@/app/edit/_designer/core/commands/arrange'
import { copyText, duplicate, paste } from '@/app/edit/_designer/core/commands/clipboard'
import { insertChild, insertWidget } from '@/app/edit/_designer/core/commands/insert'
import { moveWidget, shiftWidget } from '@/app/edit/_designer/core/commands/move'
import { removeWidgets } from '@/app/edit/_designer/core/commands/remove'
import { resizeWidget } from '@/app/edit/_designer/core/commands/resize'
import { changeSettings } from '@/app/edit/_designer/core/commands/settings'
import type { Editor } from '@/app/edit/_designer/core/editor'
import { maxSteps } from '@/app/edit/_designer/core/history'
import { patchesBetween } from '@/app/edit/_designer/saving/differences'
import { isDocument } from '@/lib/domain/design/integrity'
import { applyPatches, type Patch } from '@/lib/domain/design/patches'
import { editorOf, pageOf, samplePage } from '../../fixtures/designer'

const body = (editor: Editor) => editor.state.document.zones.body
const children = (editor: Editor) => editor.state.document.widgets.panel?.children
const settingsOf = (editor: Editor, id: string) => editor.state.document.widgets[id]?.settings

describe('adding widgets', () => {
  it('puts a new one after the selection, as wide as the page, and selects it', () => {
    const { editor } = editorOf()
    editor.select(['text'])
    editor.run(insertWidget('W0010'))
    expect(body(editor)).toEqual(['page', 'text', 'n1', 'slides', 'panel'])
    expect(settingsOf(editor, 'n1')).toMatchObject({ type: 'W0010', uuid: 'n1', width: 1190, height: 38 })
    expect(editor.state.selection).toEqual(['n1'])
  })

  it('puts it after the panel of a selected child, and at the end without a selection', () => {
    const { editor } = editorOf()
    editor.select(['b'])
    editor.run(insertWidget('W0002'))
    editor.select(['page'])
    editor.run(insertWidget('W0001'))
    expect(body(editor)).toEqual(['page', 'text', 'slides', 'panel', 'n1', 'n2'])
  })

  it.each(['panel', 'b'])('adds to the page after the free panel while %s is selected', (selected) => {
    const { editor } = editorOf()
    editor.select([selected])
    editor.run(insertWidget('W0002'))
    expect(body(editor)).toEqual(['page', 'text', 'slides', 'panel', 'n1'])
    expect(children(editor)).toEqual(['a', 'b', 'c'])
  })

  it('drops a child whose type has no width of its own 375 px wide', () => {
    const { editor } = editorOf(
      pageOf({ type: 'W0006', uuid: 'panel', width: 1190, height: 400, childWidgets: [] }),
    )
    editor.run(insertChild('W0001', 'panel', { x: 20, y: 10 }))
    expect(settingsOf(editor, 'n1')).toMatchObject({ x: 20, y: 10, width: 375 })
  })

  it('leaves header and footer to free panels, which name their zone', () => {
    const { editor } = editorOf()
    editor.run(insertWidget('W0006', { zone: 'footer', index: 0 }))
    editor.run(insertWidget('W0001'))
    expect(editor.state.document.zones.footer).toEqual(['n1'])
    expect(settingsOf(editor, 'n1')).toMatchObject({ comptyle: 'footer' })
    expect(body(editor).at(-1)).toBe('n2')
  })

  it('drops a child with its own size at the point of the panel', () => {
    const { editor } = editorOf()
    editor.run(insertChild('W0010', 'panel', { x: 300.4, y: 20 }))
    expect(children(editor)).toEqual(['a', 'b', 'c', 'n1'])
    expect(settingsOf(editor, 'n1')).toMatchObject({ x: 300, y: 20, width: 110, height: 38, leaf: true })
  })

  it('drops a child at the nearest free place when the point is taken', () => {
    const { editor } = editorOf()
    editor.run(insertChild('W0011', 'panel', { x: 0, y: 10 }))
    expect(settingsOf(editor, 'n1')).toMatchObject({ x: 0, y: 40 })
  })

  it('makes a child smaller to fit the free space where its own size fits nowhere', () => {
    const { editor, refusals } = editorOf()
    editor.run(removeWidgets(['a', 'c']))
    editor.run(resizeChild('b', { x: 300, y: 0, width: 700, height: 400 }))
    editor.run(insertChild('W0001', 'panel', { x: 600, y: 100 }))
    expect(refusals).toEqual([])
    expect(settingsOf(editor, 'n1')).toMatchObject({ x: 0, y: 100, width: 300, height: 200 })
  })

  it('makes the panel higher where no room is left, in one step', () => {
    const { editor, refusals } = editorOf()
    editor.run(removeWidgets(['a', 'c']))
    editor.run(resizeChild('b', { x: 0, y: 0, width: 1190, height: 400 }))
    editor.run(insertChild('W0010', 'panel', { x: 600, y: 100 }))
    expect(refusals).toEqual([])
    expect(settingsOf(editor, 'n1')).toMatchObject({ x: 0, y: 400, width: 110, height: 38 })
    expect(settingsOf(editor, 'panel')?.height).toBe(438)
    editor.undo()
    expect(children(editor)).toEqual(['b'])
    expect(settingsOf(editor, 'panel')?.height).toBe(400)
  })

  it.each(['W0002', 'W0006', 'W0000', 'W9999'])('refuses %s in a panel with its message', (type) => {
    const { editor, refusals } = editorOf()
    expect(editor.run(insertChild(type, 'panel', { x: 0, y: 300 }))).toBe(false)
    expect(refusals).toEqual(['不可放入自由面板'])
  })
})

describe('typed sizes', () => {
  it('of a child are at least 10 px, so that it can be seen and grabbed', () => {
    const { editor } = editorOf()
    editor.run(changeSettings('a', { width: 1 }))
    editor.run(changeSettings('a', { height: 0 }))
    expect(settingsOf(editor, 'a')).toMatchObject({ width: 10, height: 10 })
  })
})

describe('deleting', () => {
  it('deletes a panel with its children and selects the next widget', () => {
    const { editor } = editorOf()
    editor.run(removeWidgets(['panel', 'a']))
    expect(Object.keys(editor.state.document.widgets).toSorted()).toEqual(['page', 'slides', 'text'])
    expect(editor.state.selection).toEqual(['slides'])
  })

  it('selects the panel of a deleted child', () => {
    const { editor } = editorOf()
    editor.run(removeWidgets(['b']))
    expect(editor.state.selection).toEqual(['panel'])
    expect(children(editor)).toEqual(['a', 'c'])
  })

  it('never deletes the page settings', () => {
    const { editor, refusals } = editorOf()
    expect(editor.run(removeWidgets(['page']))).toBe(false)
    expect(refusals).toEqual(['页面配置不能删除'])
    editor.run(removeWidgets(['page', 'text']))
    expect(body(editor)).toEqual(['page', 'slides', 'panel'])
  })
})

describe('moving widgets of the page', () => {
  it('moves to a place instead of swapping', () => {
    const { editor } = editorOf()
    editor.run(moveWidget('panel', { zone: 'body', index: 1 }))
    expect(body(editor)).toEqual(['page', 'panel', 'text', 'slides'])
    editor.run(moveWidget('panel', { zone: 'body', index: 4 }))
    expect(body(editor)).toEqual(['page', 'text', 'slides', 'panel'])
  })

  it('moves one place up and down, and says where the end is', () => {
    const { editor, refusals } = editorOf()
    editor.run(shiftWidget('slides', -1))
    expect(body(editor)).toEqual(['page', 'slides', 'text', 'panel'])
    expect(editor.run(shiftWidget('slides', -1))).toBe(false)
    editor.run(shiftWidget('slides', 1))
    expect(body(editor)).toEqual(['page', 'text', 'slides', 'panel'])
    expect(refusals).toEqual(['已经在最上面'])
  })

  it('moves a panel to the footer and names the zone in it, and no other type', () => {
    const { editor, refusals } = editorOf()
    editor.run(moveWidget('panel', { zone: 'footer', index: 0 }))
    expect(editor.state.document.zones).toMatchObject({ body: ['page', 'text', 'slides'], footer: ['panel'] })
    expect(settingsOf(editor, 'panel')).toMatchObject({ comptyle: 'footer' })
    editor.run(moveWidget('text', { zone: 'footer', index: 0 }))
    expect(refusals).toEqual(['只有自由面板可以放入头部和尾部'])
  })

  it('moves a panel when its type is changed in its settings', () => {
    const { editor } = editorOf()
    editor.run(changeSettings('panel', { comptyle: 'header' }))
    expect(editor.state.document.zones).toMatchObject({ header: ['panel'], body: ['page', 'text', 'slides'] })
  })
})

describe('children of a free panel', () => {
  it('move together, inside the panel', () => {
    const { editor } = editorOf()
    editor.run(moveChildren(['b', 'c'], { x: 10, y: -500 }))
    expect(settingsOf(editor, 'b')).toMatchObject({ x: 210, y: 0 })
    expect(settingsOf(editor, 'c')).toMatchObject({ x: 610, y: 100 })
  })

  it('stay where they were when they would cover another', () => {
    const { editor, refusals } = editorOf()
    expect(editor.run(moveChildren(['a'], { x: 180, y: 90 }))).toBe(false)
    expect(settingsOf(editor, 'a')).toMatchObject({ x: 0, y: 0 })
    expect(refusals).toEqual(['不能与其他挂件重叠'])
  })

  it('can be moved apart when an imported page has them on each other', () => {
    const child = { type: 'W0011', x: 0, y: 0, width: 50, height: 50 }
    const panel = {
      type: 'W0006',
      uuid: 'panel',
      childWidgets: [
        { ...child, uuid: 'a' },
        { ...child, uuid: 'b' },
      ],
    }
    const { editor } = editorOf(pageOf(panel))
    expect(editor.run(moveChildren(['a'], { x: 10, y: 0 }))).toBe(true)
  })

  it.each([
    ['left', { a: { x: 0 }, b: { x: 0 }, c: { x: 0 } }],
    ['right', { a: { x: 610 }, b: { x: 610 }, c: { x: 600 } }],
    ['center', { a: { x: 305 }, b: { x: 305 }, c: { x: 300 } }],
  ] as const)('are aligned %s with each other', (edge, places) => {
    const { editor } = editorOf()
    editor.run(align(['a', 'b', 'c'], edge))
    for (const [id, place] of Object.entries(places)) expect(settingsOf(editor, id)).toMatchObject(place)
  })

  it('are aligned with the panel when only one is selected', () => {
    const { editor } = editorOf()
    editor.run(align(['c'], 'bottom'))
    expect(settingsOf(editor, 'c')).toMatchObject({ x: 600, y: 362 })
  })

  it('get the same gaps', () => {
    const { editor, refusals } = editorOf()
    editor.run(distribute(['a', 'b', 'c'], 'x'))
    expect(['a', 'b', 'c'].map((id) => settingsOf(editor, id)?.x)).toEqual([0, 300, 600])
    editor.run(distribute(['a', 'b'], 'x'))
    expect(refusals).toEqual(['请选择至少3个挂件'])
  })

  it('change their sequence, in which they stack', () => {
    const { editor } = editorOf()
    editor.run(changeLayer('a', 'front'))
    expect(children(editor)).toEqual(['b', 'c', 'a'])
    editor.run(changeLayer('c', 'backward'))
    expect(children(editor)).toEqual(['c', 'b', 'a'])
  })

  it('store their size without their paddings', () => {
    const child = {
      type: 'W0011',
      uuid: 'a',
      x: 0,
      y: 0,
      width: 50,
      height: 50,
      paddingLeft: 10,
      paddingTop: 5,
    }
    const { editor } = editorOf(pageOf({ type: 'W0006', uuid: 'panel', childWidgets: [child] }))
    editor.run(resizeChild('a', { x: 20, y: 0, width: 100, height: 45 }))
    expect(settingsOf(editor, 'a')).toMatchObject({ x: 20, y: 0, width: 90, height: 40 })
  })
})

describe('typed places and sizes', () => {
  it.each([
    [{ x: 5000 }, { x: 1090, y: 0, width: 100, height: 40 }],
    [
      { x: -20, y: 390 },
      { x: 0, y: 360, width: 100, height: 40 },
    ],
    [{ height: 900 }, { x: 0, y: 0, width: 100, height: 400 }],
    [
      { width: 1190, paddingLeft: 30 },
      { x: 0, y: 0, width: 1160, height: 40, paddingLeft: 30 },
    ],
  ])('of a child end at the edge of its panel: %j', (typed, result) => {
    const { editor } = editorOf()
    editor.run(changeSettings('a', typed))
    expect(settingsOf(editor, 'a')).toMatchObject(result)
  })

  it('never bring a child onto another', () => {
    const { editor, refusals } = editorOf()
    expect(editor.run(changeSettings('a', { x: 190, y: 90 }))).toBe(false)
    expect(editor.run(changeSettings('b', { width: 1000, height: 300 }))).toBe(false)
    expect(refusals).toEqual(['不能与其他挂件重叠', '不能与其他挂件重叠'])
    expect(settingsOf(editor, 'a')).toMatchObject({ x: 0, y: 0 })
  })

  it('of other settings are free, also where imported children lie on each other', () => {
    const { editor } = editorOf()
    expect(editor.run(changeSettings('a', { text: '甲' }))).toBe(true)
  })

  it('of a panel leave room for its children', () => {
    const { editor } = editorOf()
    editor.run(changeSettings('panel', { height: 10 }))
    expect(settingsOf(editor, 'panel')).toMatchObject({ height: 238 })
    editor.run(resizeWidget('panel', { width: 100 }))
    expect(settingsOf(editor, 'panel')).toMatchObject({ width: 710 })
  })
})

describe('resizing a widget of the page', () => {
  it('keeps its width within 0 and 1190 and its locked sides', () => {
    const { editor } = editorOf(
      pageOf({ type: 'W0001', uuid: 's', width: 100, height: 50, heightDisabled: true }),
    )
    editor.run(resizeWidget('s', { width: 4000, height: 80 }))
    expect(settingsOf(editor, 's')).toMatchObject({ width: 1190, height: 50 })
    editor.run(resizeWidget('s', { width: -3 }))
    expect(settingsOf(editor, 's')).toMatchObject({ width: 0 })
  })
})

describe('copies', () => {
  it('are pasted on another page with new ids and without the rows of their originals', () => {
    const stored = pageOf({
      type: 'W0006',
      uuid: 'p',
      id: 77,
      childWidgets: [{ type: 'W0011', uuid: 'k', id: 9 }],
    })
    const text = copyText({ document: stored }, ['p']) ?? ''
    const { editor } = editorOf()
    editor.select(['text'])
    editor.run(paste(text))
    expect(body(editor)).toEqual(['page', 'text', 'n1', 'slides', 'panel'])
    expect(editor.state.document.widgets.n1).toEqual({
      settings: { type: 'W0006', uuid: 'n1', childWidgets: [], comptyle: 'body' },
      children: ['n2'],
    })
    expect(settingsOf(editor, 'n2')).toEqual({ type: 'W0011', uuid: 'n2', leaf: true })
  })

  it('of a child go to a free place of the selected panel', () => {
    const { editor } = editorOf()
    editor.select(['a'])
    editor.run(duplicate(['a']))
    expect(children(editor)).toEqual(['a', 'b', 'c', 'n1'])
    expect(settingsOf(editor, 'n1')).toMatchObject({ x: 0, y: 40, width: 100 })
  })

  it('of widgets of the page go into a selected free panel that takes them, else after it', () => {
    const { editor } = editorOf()
    const text = copyText(editor.state, ['text']) ?? ''
    const slides = copyText(editor.state, ['slides']) ?? ''
    editor.select(['panel'])
    editor.run(paste(text))
    expect(children(editor)).toEqual(['a', 'b', 'c', 'n1'])
    expect(settingsOf(editor, 'n1')).toMatchObject({ type: 'W0011', width: 1190, leaf: true })
    editor.select(['panel'])
    editor.run(paste(slides))
    expect(body(editor)).toEqual(['page', 'text', 'slides', 'panel', 'n2'])
  })

  it.each(['', 'a text', '{"huanxin-widgets":1}', '{"huanxin-widgets":1,"widgets":[{"uuid":"x"}]}', 'null'])(
    'are not made of other content of the clipboard: %s',
    (text) => {
      const { editor, refusals } = editorOf()
      expect(editor.run(paste(text))).toBe(false)
      expect(refusals).toEqual(['剪贴板里没有挂件'])
    },
  )
})

describe('the history', () => {
  it('goes on after changes of somebody else were merged in, which are one step', () => {
    const { editor } = editorOf()
    const start = editor.state.document
    editor.run(changeSettings('text', { text: '我的' }))
    const mine = editor.state.document
    const { editor: other } = editorOf(mine)
    other.run(insertWidget('W0001'))
    const both = other.state.document
    editor.merge(both, {
      label: '合并对方的修改',
      patches: patchesBetween(mine, both),
      inverse: patchesBetween(both, mine),
    })
    expect(editor.state.document).toBe(both)
    editor.undo()
    expect(editor.state.document).toEqual(mine)
    editor.undo()
    expect(editor.state.document).toEqual(start)
    editor.redo()
    editor.redo()
    expect(editor.state.document).toEqual(both)
  })

  it('makes one step of the letters in one field, until the field is left', () => {
    const { editor } = editorOf()
    for (const text of ['新', '新品', '新品上']) editor.run(changeSettings('text', { text }))
    editor.seal()
    editor.run(changeSettings('text', { text: '新品上市' }))
    expect(editor.state.history.done).toHaveLength(2)
    editor.undo()
    expect(settingsOf(editor, 'text')).toMatchObject({ text: '新品上' })
    editor.undo()
    expect(settingsOf(editor, 'text')).toMatchObject({ text: '标题' })
  })

  it('brings back the selection of each step', () => {
    const { editor } = editorOf()
    editor.select(['text'])
    editor.run(removeWidgets(['text']))
    editor.undo()
    expect(editor.state.selection).toEqual(['text'])
    editor.redo()
    expect(editor.state.selection).toEqual(['slides'])
  })

  it('keeps 200 steps and forgets undone ones with the next change', () => {
    const { editor } = editorOf()
    for (let step = 0; step < maxSteps + 5; step++) editor.run(insertWidget('W0011'))
    expect(editor.state.history.done).toHaveLength(maxSteps)
    editor.undo()
    editor.run(insertWidget('W0001'))
    expect(editor.redo()).toBe(false)
  })

  it('has no step for a command that changes nothing', () => {
    const { editor } = editorOf()
    expect(editor.run(moveChildren(['a'], { x: -5, y: 0 }))).toBe(false)
    expect(editor.state.history.done).toEqual([])
  })

  it('refuses every change of a page that is read-only', () => {
    const { editor, refusals } = editorOf(samplePage(), { readOnly: true })
    expect(editor.run(removeWidgets(['text']))).toBe(false)
    expect(refusals).toEqual(['页面超出限制，只能查看'])
  })
})

const id = fc.constantFrom('page', 'text', 'slides', 'panel', 'a', 'b', 'c', 'n1', 'n2', 'n3')
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 3 })
const zone = fc.constantFrom('header' as const, 'body' as const, 'footer' as const)
const type = fc.constantFrom('W0001', 'W0002', 'W0006', 'W0010', 'W0011')
const length = fc.integer({ min: -50, max: 1300 })
const command = fc.oneof(
  fc.tuple(type, zone).map(([one, at]) => insertWidget(one, { zone: at, index: 0 })),
  type.map((one) => insertWidget(one)),
  fc.tuple(type, length, length).map(([one, x, y]) => insertChild(one, 'panel', { x, y })),
  ids.map((all) => removeWidgets(all)),
  fc.tuple(id, zone, fc.nat(4)).map(([one, at, index]) => moveWidget(one, { zone: at, index })),
  fc.tuple(id, fc.constantFrom(-1 as const, 1 as const)).map(([one, by]) => shiftWidget(one, by)),
  ids.map((all) => duplicate(all)),
  fc.tuple(ids, length, length).map(([all, x, y]) => moveChildren(all, { x, y })),
  fc.tuple(ids, fc.constantFrom('left' as const, 'middle' as const)).map(([all, edge]) => align(all, edge)),
  fc.constantFrom('x' as const, 'y' as const).map((axis) => distribute(['a', 'b', 'c'], axis)),
  fc.tuple(id, fc.constantFrom('front' as const, 'back' as const)).map(([one, to]) => changeLayer(one, to)),
  fc.tuple(id, length, length).map(([one, width, height]) => resizeWidget(one, { width, height })),
  fc.tuple(id, length, length).map(([one, x, y]) => resizeChild(one, { x, y, width: 60, height: 30 })),
  fc
    .tuple(id, fc.constantFrom([], { a: [1, null] }, '字', true), zone)
    .map(([one, data, comptyle]) => changeSettings(one, { data, comptyle })),
)

describe('every command', () => {
  it('keeps a whole document, can be undone and redone, and gives the server the same document', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 12 }), (commands) => {
        const start = samplePage()
        const { editor } = editorOf(start)
        let server = start
        editor.onChange(({ patches }) => {
          server = applyPatches(server, JSON.parse(JSON.stringify(patches)) as Patch[])
        })
        for (const one of commands) {
          editor.run(one)
          expect(isDocument(editor.state.document, start)).toBe(true)
        }
        const end = editor.state.document
        expect(server).toEqual(end)
        while (editor.undo());
        expect(editor.state.document).toEqual(start)
        expect(server).toEqual(start)
        while (editor.redo());
        expect(editor.state.document).toEqual(end)
      }),
      { numRuns: 400 },
    )
  })
})
