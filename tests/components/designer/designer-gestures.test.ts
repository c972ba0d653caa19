import { Gestures } from '@/app/edit/_designer/core/gestures/gestures'
import type { Hit, Layout, Overlay, Pointer } from '@/app/edit/_designer/core/gestures/types'
import type { PageGuide } from '@/app/edit/_designer/core/page-guide'
import { editorOf, pageOf, samplePage } from '../../fixtures/designer'

/** Guides of the page. */
let pulled: PageGuide[] = []

/** The widgets of the sample page below each other; the panel begins at 100, 220. */
const layout: Layout = {
  rows: () => [
    { id: 'text', zone: 'body', index: 1, top: 0, bottom: 20 },
    { id: 'slides', zone: 'body', index: 2, top: 20, bottom: 220 },
    { id: 'panel', zone: 'body', index: 3, top: 220, bottom: 620 },
  ],
  panel: (id) => (id === 'panel' ? { x: 100, y: 220, width: 1190, height: 400 } : undefined),
  guides: () => pulled,
}

/** A pointer that presses, moves and releases. */
function canvas(document = samplePage(), readOnly = false) {
  const { editor, refusals } = editorOf(document, { readOnly })
  const overlays: Overlay[] = []
  const gestures = new Gestures(editor, layout, (overlay) => overlays.push(overlay))
  const move = (x: number, y: number, more: Partial<Pointer> = {}) => {
    gestures.pointerMove({ at: { x, y }, ...more })
  }
  const press = (hit: Hit, x = 0, y = 0, more: Partial<Pointer> = {}) => {
    gestures.pointerDown(hit, { at: { x, y }, ...more })
  }
  const drag = (hit: Hit, from: [number, number], to: [number, number], more: Partial<Pointer> = {}) => {
    press(hit, ...from)
    move(...to, more)
    gestures.pointerUp()
  }
  const settings = (id: string) => editor.state.document.widgets[id]?.settings
  const steps = () => editor.state.history.done.length
  return { editor, refusals, overlays, gestures, press, move, drag, settings, steps }
}

describe('a press', () => {
  it('selects at once, and is no drag before the pointer has moved 4 px', () => {
    const { editor, gestures, press, move, steps } = canvas()
    press({ kind: 'child', id: 'a' }, 10, 10)
    expect(editor.state.selection).toEqual(['a'])
    move(13, 11)
    expect(gestures.isDragging).toBe(false)
    gestures.pointerUp()
    expect(steps()).toBe(0)
  })

  it('with shift adds a widget and takes it away again', () => {
    const { editor, gestures, press } = canvas()
    press({ kind: 'child', id: 'a' })
    gestures.pointerUp()
    press({ kind: 'child', id: 'b' }, 0, 0, { shift: true })
    gestures.pointerUp()
    expect(editor.state.selection).toEqual(['a', 'b'])
    press({ kind: 'child', id: 'a' }, 0, 0, { shift: true })
    gestures.pointerUp()
    expect(editor.state.selection).toEqual(['b'])
  })

  it('on the ground of the page selects nothing', () => {
    const { editor, press } = canvas()
    editor.select(['a'])
    press({ kind: 'page' })
    expect(editor.state.selection).toEqual([])
  })

  it('without a drag makes one of several the only one', () => {
    const { editor, gestures, press } = canvas()
    editor.select(['a', 'b'])
    press({ kind: 'child', id: 'a' })
    expect(editor.state.selection).toEqual(['a', 'b'])
    gestures.pointerUp()
    expect(editor.state.selection).toEqual(['a'])
  })
})

describe('guides of the page', () => {
  afterEach(() => {
    pulled = []
  })

  it('attract a child that is moved, and the edge that is resized', () => {
    // In the panel the vertical one is at 337, the horizontal one at 310.
    pulled = [
      { axis: 'x', at: 437 },
      { axis: 'y', at: 530 },
    ]
    const { drag, settings } = canvas()
    drag({ kind: 'child', id: 'a' }, [0, 0], [331, 303])
    expect(settings('a')).toMatchObject({ x: 337, y: 310 })
    drag({ kind: 'handle', id: 'b', handle: 'e' }, [0, 0], [44, 0])
    expect(settings('b')).toMatchObject({ x: 200, width: 137 })
  })

  it('do not attract from outside the panel, nor while Ctrl is held', () => {
    pulled = [{ axis: 'y', at: 50 }]
    const { drag, settings } = canvas()
    drag({ kind: 'child', id: 'a' }, [0, 0], [331, 255])
    expect(settings('a')).toMatchObject({ x: 331, y: 255 })
    pulled = [{ axis: 'x', at: 537 }]
    drag({ kind: 'child', id: 'a' }, [0, 0], [103, 0], { free: true })
    expect(settings('a')).toMatchObject({ x: 434, y: 255 })
  })
})

describe('dragging children', () => {
  it('changes nothing but the overlay until the pointer is released, and then makes one step', () => {
    const { editor, gestures, overlays, press, move, settings, steps } = canvas()
    const { document } = editor.state
    press({ kind: 'child', id: 'b' }, 0, 0)
    for (let x = 5; x <= 55; x += 5) move(x, 60)
    expect(editor.state.document).toBe(document)
    expect(overlays.at(-1)).toMatchObject({ kind: 'boxes', panel: 'panel' })
    gestures.pointerUp()
    expect(settings('b')).toMatchObject({ x: 255, y: 160 })
    expect(steps()).toBe(1)
    expect(gestures.overlay).toEqual({ kind: 'none' })
    editor.undo()
    expect(editor.state.document).toEqual(document)
  })

  it('snaps to a sibling with a line, and not while Ctrl is held', () => {
    const { drag, overlays, settings } = canvas()
    drag({ kind: 'child', id: 'b' }, [0, 0], [-195, 40])
    expect(settings('b')).toMatchObject({ x: 0 })
    expect(overlays.at(-2)).toMatchObject({ guides: [{ axis: 'x', at: 0 }, { at: 50 }, { at: 100 }] })
    drag({ kind: 'child', id: 'b' }, [0, 0], [5, 20], { free: true })
    expect(settings('b')).toMatchObject({ x: 5, y: 160 })
  })

  it('ends at the edges of the panel', () => {
    const { drag, settings } = canvas()
    drag({ kind: 'child', id: 'c' }, [0, 0], [5000, 5000])
    expect(settings('c')).toMatchObject({ x: 1080, y: 362 })
  })

  it('moves all selected ones together', () => {
    const { editor, drag, settings } = canvas()
    editor.select(['a', 'b'])
    drag({ kind: 'child', id: 'a' }, [0, 0], [300, 37], { free: true })
    expect([settings('a'), settings('b')]).toMatchObject([
      { x: 300, y: 37 },
      { x: 500, y: 137 },
    ])
  })

  it('goes back when it is released over another child', () => {
    const { drag, refusals, settings, steps } = canvas()
    drag({ kind: 'child', id: 'a' }, [0, 0], [205, 103])
    expect(settings('a')).toMatchObject({ x: 0, y: 0 })
    expect(refusals).toEqual(['不能与其他挂件重叠'])
    expect(steps()).toBe(0)
  })

  it('changes nothing when it is cancelled', () => {
    const { gestures, press, move, steps, overlays } = canvas()
    press({ kind: 'child', id: 'a' })
    move(50, 50)
    gestures.cancel()
    gestures.pointerUp()
    expect(steps()).toBe(0)
    expect(overlays.at(-1)).toEqual({ kind: 'none' })
  })

  it('does not begin on a page that is read-only', () => {
    const { gestures, press, move } = canvas(samplePage(), true)
    press({ kind: 'child', id: 'a' })
    move(50, 50)
    expect(gestures.isDragging).toBe(false)
  })
})

describe('resizing', () => {
  it('of a child keeps the opposite edge and snaps the one that is pulled', () => {
    const { drag, settings } = canvas()
    drag({ kind: 'handle', id: 'c', handle: 'w' }, [600, 200], [305, 200])
    expect(settings('c')).toMatchObject({ x: 300, y: 200, width: 410, height: 38 })
  })

  it('of a child with a fixed ratio keeps it', () => {
    const child = { type: 'W0001', uuid: 'a', x: 100, y: 100, width: 200, height: 100, proportion: true }
    const { drag, settings } = canvas(pageOf({ type: 'W0006', uuid: 'panel', childWidgets: [child] }))
    drag({ kind: 'handle', id: 'a', handle: 'se' }, [0, 0], [100, 10], { free: true })
    expect(settings('a')).toMatchObject({ x: 100, y: 100, width: 300, height: 150 })
    drag({ kind: 'handle', id: 'a', handle: 'n' }, [0, 0], [0, -500], { free: true })
    expect(settings('a')).toMatchObject({ x: 100, y: 0, width: 500, height: 250 })
  })

  it('of a centred widget follows the pointer on both sides and snaps to the page', () => {
    const { drag, settings } = canvas(pageOf({ type: 'W0001', uuid: 's', width: 600, height: 100 }))
    drag({ kind: 'handle', id: 's', handle: 'e' }, [900, 0], [950, 0])
    expect(settings('s')).toMatchObject({ width: 700 })
    drag({ kind: 'handle', id: 's', handle: 'w' }, [240, 0], [-2, 0])
    expect(settings('s')).toMatchObject({ width: 1190 })
    drag({ kind: 'handle', id: 's', handle: 's' }, [0, 100], [0, 130])
    expect(settings('s')).toMatchObject({ width: 1190, height: 130 })
  })
})

describe('moving a widget of the page', () => {
  it('shows a line at the nearest place and moves there', () => {
    const { editor, drag, overlays } = canvas()
    drag({ kind: 'grip', id: 'panel' }, [600, 230], [600, 30])
    expect(overlays.at(-2)).toMatchObject({ kind: 'line', gap: { zone: 'body', index: 2, y: 20 } })
    expect(editor.state.document.zones.body).toEqual(['page', 'text', 'panel', 'slides'])
  })

  it('drags it by any point of its own, without a grip', () => {
    const { editor, drag } = canvas()
    drag({ kind: 'widget', id: 'slides' }, [600, 100], [600, 4])
    expect(editor.state.document.zones.body).toEqual(['page', 'slides', 'text', 'panel'])
  })
})

describe('dragging from the palette', () => {
  const drop = (type: string, x: number, y: number) => {
    const made = canvas()
    made.gestures.startPalette(type)
    made.move(x, y)
    const { overlay } = made.gestures
    made.gestures.pointerUp()
    return { ...made, overlay }
  }

  it('adds to a panel at the point, in pixels of the panel', () => {
    const { overlay, settings } = drop('W0010', 500, 520)
    expect(overlay).toMatchObject({ kind: 'drop', panel: 'panel', isAllowed: true })
    expect(settings('n1')).toMatchObject({ x: 400, y: 300, width: 110 })
  })

  it('says 不可放入自由面板 for a type that may not be there', () => {
    const { overlay, refusals, steps } = drop('W0002', 500, 520)
    expect(overlay).toMatchObject({ isAllowed: false })
    expect(refusals).toEqual(['不可放入自由面板'])
    expect(steps()).toBe(0)
  })

  it('adds at the end of the page below the last widget', () => {
    const { overlay, editor } = drop('W0001', 500, 4000)
    expect(overlay).toMatchObject({ kind: 'line', gap: { zone: 'body', index: 4, y: 620 } })
    expect(editor.state.document.zones.body.at(-1)).toBe('n1')
  })

  it('shows a line on an empty page, below its header', () => {
    const { editor } = editorOf(pageOf())
    const overlays: Overlay[] = []
    const header: Layout = {
      ...layout,
      rows: () => [{ id: 'top', zone: 'header', index: 0, top: 0, bottom: 100 }],
    }
    const gestures = new Gestures(editor, header, (overlay) => overlays.push(overlay))
    gestures.startPalette('W0001')
    gestures.pointerMove({ at: { x: 500, y: 400 } })
    expect(overlays.at(-1)).toMatchObject({ kind: 'line', gap: { zone: 'body', index: 1, y: 124 } })
    gestures.pointerUp()
    expect(editor.state.document.zones.body).toEqual(['page', 'n1'])
  })

  it('adds between two widgets, and at the upper edge of a panel above it', () => {
    expect(drop('W0001', 500, 30).editor.state.document.zones.body).toEqual([
      'page',
      'text',
      'n1',
      'slides',
      'panel',
    ])
    expect(drop('W0001', 500, 225).editor.state.document.zones.body).toEqual([
      'page',
      'text',
      'slides',
      'n1',
      'panel',
    ])
  })
})

describe('a frame drawn on the ground of a panel', () => {
  it('selects the children that it touches', () => {
    const { editor, drag, overlays } = canvas()
    drag({ kind: 'panel', id: 'panel' }, [110, 270], [350, 400])
    expect(overlays.at(-2)).toMatchObject({ kind: 'marquee', box: { x: 10, y: 50, width: 240, height: 130 } })
    expect(editor.state.selection).toEqual(['b'])
  })
})
