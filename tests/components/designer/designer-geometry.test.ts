import fc from 'fast-check'
import { moveInside, overlaps, type Box } from '@/app/edit/_designer/core/geometry/box'
import { gapsOf, nearestGap, type Row } from '@/app/edit/_designer/core/geometry/gap'
import { coversAnother, freePlace, shrunkPlace } from '@/app/edit/_designer/core/geometry/overlap'
import {
  handles,
  snapMove,
  snapResize,
  stretch,
  stretchInside,
  tolerance,
} from '@/app/edit/_designer/core/geometry/snap'
import { fitZoom, toDesign, toWindow, zoomBy } from '@/app/edit/_designer/core/geometry/viewport'

const frame: Box = { x: 0, y: 0, width: 1190, height: 400 }
const integer = (min: number, max: number) => fc.integer({ min, max })
const box = fc.record({
  x: integer(0, 1100),
  y: integer(0, 380),
  width: integer(1, 400),
  height: integer(1, 200),
})
const boxes = fc.array(box, { maxLength: 8 })
const handle = fc.constantFrom(...handles)

describe('snapping of a moving box', () => {
  it.each<[what: string, moving: Box, expected: Partial<Box>]>([
    ['left edges', { x: 208, y: 300, width: 60, height: 40 }, { x: 200 }],
    ['a right edge to a left edge', { x: 133, y: 300, width: 60, height: 40 }, { x: 140 }],
    ['centres', { x: 223, y: 300, width: 40, height: 40 }, { x: 230 }],
    ['the edge of the panel', { x: 700, y: 352, width: 40, height: 40 }, { y: 360 }],
    ['the centre of the panel', { x: 569, y: 300, width: 40, height: 40 }, { x: 575 }],
    ['nothing that is farther than 10 px', { x: 211, y: 300, width: 200, height: 40 }, { x: 211 }],
  ])('aligns %s', (_what, moving, expected) => {
    const sibling = { x: 200, y: 100, width: 100, height: 40 }
    expect(snapMove(moving, [sibling], frame).box).toMatchObject(expected)
  })

  it('makes equal distances between two siblings, and after a row of them', () => {
    const row = [
      { x: 100, y: 0, width: 50, height: 30 },
      { x: 400, y: 0, width: 50, height: 30 },
    ]
    const between = snapMove({ x: 254, y: 7, width: 45, height: 11 }, row, frame)
    expect(between.box.x).toBe(252.5)
    expect(between.gaps).toContainEqual({
      axis: 'x',
      at: 15,
      spans: [
        [150, 252.5],
        [297.5, 400],
      ],
    })
    expect(snapMove({ x: 706, y: 7, width: 45, height: 11 }, row, frame).box.x).toBe(700)
  })

  it('draws a line through all boxes that it touches', () => {
    const siblings = [
      { x: 200, y: 10, width: 100, height: 40 },
      { x: 200, y: 300, width: 70, height: 40 },
    ]
    const { guides } = snapMove({ x: 197, y: 120, width: 30, height: 20 }, siblings, frame)
    expect(guides).toContainEqual({ axis: 'x', at: 200, from: 10, to: 340 })
  })

  it('never moves a box by more than 10 px, keeps its size, and is stable', () => {
    fc.assert(
      fc.property(box, boxes, (moving, siblings) => {
        const { box: snapped } = snapMove(moving, siblings, frame)
        expect(Math.abs(snapped.x - moving.x)).toBeLessThanOrEqual(tolerance)
        expect(Math.abs(snapped.y - moving.y)).toBeLessThanOrEqual(tolerance)
        expect(snapped).toMatchObject({ width: moving.width, height: moving.height })
        const lines = snapMove(snapped, siblings, frame).guides.filter(({ axis }) => axis === 'x')
        if (snapMove(moving, siblings, frame).guides.some(({ axis }) => axis === 'x'))
          expect(lines).not.toEqual([])
      }),
    )
  })

  it('shows a line only where the box really is', () => {
    fc.assert(
      fc.property(box, boxes, (moving, siblings) => {
        const { box: at, guides } = snapMove(moving, siblings, frame)
        const lines = {
          x: [at.x, at.x + at.width / 2, at.x + at.width],
          y: [at.y, at.y + at.height / 2, at.y + at.height],
        }
        for (const guide of guides) expect(lines[guide.axis]).toContain(guide.at)
      }),
    )
  })
})

describe('resizing', () => {
  it('leaves the opposite edges where they are, whatever the handle', () => {
    fc.assert(
      fc.property(
        box,
        handle,
        integer(-500, 500),
        integer(-500, 500),
        boxes,
        (start, grip, x, y, siblings) => {
          const pulled = stretch(start, grip, { x, y })
          const { box: snapped } = snapResize(pulled, grip, siblings, frame)
          for (const one of [pulled, snapped]) {
            expect(one.width).toBeGreaterThanOrEqual(Math.min(start.width, 10))
            expect(one.height).toBeGreaterThanOrEqual(Math.min(start.height, 10))
            if (!grip.includes('w')) expect(one.x).toBe(start.x)
            else expect(one.x + one.width).toBe(start.x + start.width)
            if (!grip.includes('n')) expect(one.y).toBe(start.y)
            else expect(one.y + one.height).toBe(start.y + start.height)
            if (grip === 'n' || grip === 's') expect(one.width).toBe(start.width)
          }
        },
      ),
    )
  })

  it('ends at the edges of the panel', () => {
    fc.assert(
      fc.property(box, handle, integer(-2000, 2000), integer(-2000, 2000), (start, grip, x, y) => {
        const inside = stretchInside(stretch(moveInside(start, frame), grip, { x, y }), frame)
        expect(inside.x).toBeGreaterThanOrEqual(0)
        expect(inside.y).toBeGreaterThanOrEqual(0)
        expect(inside.x + inside.width).toBeLessThanOrEqual(Math.max(frame.width, inside.x + 1))
        expect(inside.y + inside.height).toBeLessThanOrEqual(Math.max(frame.height, inside.y + 1))
      }),
    )
  })

  it('aligns the edge that is pulled, and no other', () => {
    const sibling = { x: 200, y: 100, width: 100, height: 40 }
    const { box: snapped } = snapResize({ x: 205, y: 300, width: 88, height: 20 }, 'e', [sibling], frame)
    expect(snapped).toEqual({ x: 205, y: 300, width: 95, height: 20 })
  })
})

describe('boxes of one panel', () => {
  it('may touch but not cover each other', () => {
    const before = new Map([
      ['a', { x: 0, y: 0, width: 100, height: 40 }],
      ['b', { x: 200, y: 0, width: 100, height: 40 }],
    ])
    const moved = (x: number) => new Map([['a', { x, y: 0, width: 100, height: 40 }]])
    expect(coversAnother(before, moved(100))).toBe(false)
    expect(coversAnother(before, moved(101))).toBe(true)
  })

  it('find a free place inside the panel, or none', () => {
    fc.assert(
      fc.property(box, boxes, (wanted, siblings) => {
        const place = freePlace(wanted, siblings, frame)
        if (!place) return
        expect(siblings.some((sibling) => overlaps(place, sibling))).toBe(false)
        expect(place).toEqual(moveInside(place, frame))
      }),
    )
    expect(freePlace({ x: 0, y: 0, width: 10, height: 10 }, [frame], frame)).toBeUndefined()
  })

  it('shrink to the free space and overlap no sibling', () => {
    fc.assert(
      fc.property(box, boxes, (wanted, siblings) => {
        const place = shrunkPlace(wanted, siblings, frame, { width: false, height: false })
        if (!place) return
        expect(siblings.some((sibling) => overlaps(place, sibling))).toBe(false)
        expect(place).toEqual(moveInside(place, frame))
        expect(place.width).toBeLessThanOrEqual(wanted.width)
        expect(place.height).toBeLessThanOrEqual(wanted.height)
      }),
    )
    const wide = { x: 700, y: 10, width: 1190, height: 200 }
    const middle = { x: 200, y: 100, width: 300, height: 200 }
    const free = { width: false, height: false }
    expect(shrunkPlace(wide, [middle], frame, free)).toEqual({ x: 500, y: 10, width: 690, height: 200 })
    expect(shrunkPlace(wide, [middle], frame, { width: true, height: false })).toMatchObject({
      width: 1190,
      height: 100,
    })
    expect(shrunkPlace(wide, [middle], frame, { width: true, height: true })).toBeUndefined()
    expect(shrunkPlace(wide, [frame], frame, free)).toBeUndefined()
  })
})

describe('the place for a widget in the flow', () => {
  const rows = fc
    .array(fc.tuple(integer(0, 20), integer(1, 300), integer(0, 2)), { minLength: 1, maxLength: 12 })
    .map((all) => {
      let y = 0
      const zones = all.map(([, , zone]) => zone).toSorted()
      const counts = [0, 0, 0]
      return all.map(([margin, height], at): Row => {
        const top = y + margin
        y = top + height
        const zone = zones[at] ?? 0
        const index = counts[zone] ?? 0
        counts[zone] = index + 1
        return {
          id: String(at),
          zone: (['header', 'body', 'footer'] as const)[zone] ?? 'body',
          index,
          top,
          bottom: y,
        }
      })
    })

  it('is the nearest one, and every place of every zone can be reached', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: -100, max: 4000 }), (all, y) => {
        const gaps = gapsOf(all, 1)
        const found = nearestGap(gaps, y)
        for (const gap of gaps) {
          expect(Math.abs((found?.y ?? NaN) - y)).toBeLessThanOrEqual(Math.abs(gap.y - y))
          expect(nearestGap(gaps, gap.y)?.y).toBe(gap.y)
        }
        // A body without widgets has a place, too.
        const zones = new Set(all.map(({ zone }) => zone)).add('body')
        expect(gaps).toHaveLength(all.length + zones.size)
      }),
    )
  })
})

describe('the zoom', () => {
  const zoom = fc.integer({ min: 50, max: 200 }).map((percent) => percent / 100)

  it('maps points of the window to the design and back', () => {
    fc.assert(
      fc.property(
        integer(0, 2000),
        integer(0, 6000),
        integer(-900, 900),
        integer(-900, 900),
        zoom,
        (x, y, left, top, at) => {
          const viewport = { left, top, zoom: at }
          const there = toDesign({ x, y }, viewport)
          const back = toWindow(there, viewport)
          expect(back.x).toBeCloseTo(x, 6)
          expect(back.y).toBeCloseTo(y, 6)
          // Moving the pointer by one pixel of the window moves by less of the design when it is enlarged.
          expect(toDesign({ x: x + 1, y }, viewport).x - there.x).toBeCloseTo(1 / at, 6)
        },
      ),
    )
  })

  it('has steps of 10 % between 20 % and 200 %, and fits the page into the window', () => {
    expect([zoomBy(1, 1), zoomBy(0.73, 1), zoomBy(0.2, -1), zoomBy(2, 1)]).toEqual([1.1, 0.8, 0.2, 2])
    expect([fitZoom(695, 1190), fitZoom(5000, 1190)]).toEqual([0.5, 1])
  })
})
