import fc from 'fast-check'
import { enablePatches, produceWithPatches } from 'immer'
import { pageIdOf, positionOf, type DesignDocument } from '@/lib/domain/design/document'
import { isDocument } from '@/lib/domain/design/integrity'
import { limitProblem, limits } from '@/lib/domain/design/limits'
import { applyPatches, type Patch } from '@/lib/domain/design/patches'
import { idsInSequence, readPage, writePage, type StoredPage } from '@/lib/domain/design/rows'

enablePatches()

const pageSettings = { type: 'W0000', uuid: 'page', themeColor: '#479EE9' }
const read = (stored: StoredPage) => readPage(stored, pageSettings)

/** Any settings of any type, with uuids that repeat, are missing or are no ids. */
const settings = (children: fc.Arbitrary<unknown>) =>
  fc
    .record(
      {
        type: fc.constantFrom('W0000', 'W0001', 'W0006', 'W0011', 'W9999', ''),
        uuid: fc.oneof(
          fc.constantFrom('a', 'b', 'w1', '__proto__', 'constructor', ''),
          fc.uuid(),
          fc.integer(),
        ),
        childWidgets: children,
        data: fc.jsonValue({ maxDepth: 3 }),
        comptyle: fc.constantFrom('header', 'body', 'footer'),
      },
      { requiredKeys: ['type'] },
    )
    // Records of fast-check have no prototype, parsed JSON has one.
    .map((one) => JSON.parse(JSON.stringify(one)) as Record<string, unknown>)
const child = fc.oneof(settings(fc.constant([])), fc.jsonValue({ maxDepth: 1 }))
const widget = settings(fc.oneof(fc.array(child, { maxLength: 4 }), fc.jsonValue({ maxDepth: 1 })))
const frame = fc.array(fc.oneof(widget, fc.jsonValue({ maxDepth: 1 })), { maxLength: 3 })

const configs = fc.array(
  fc.oneof(
    widget.map((one) => JSON.stringify(one)),
    fc.string(),
  ),
  { maxLength: 8 },
)
const storedPage: fc.Arbitrary<StoredPage> = fc.record({
  rows: configs.map((all) => all.map((config, index) => ({ id: index + 1, name: `row ${index}`, config }))),
  header: frame.map((one) => JSON.stringify(one)),
  footer: frame.map((one) => JSON.stringify(one)),
})

describe('a stored page', () => {
  it('is written back as it was read, whatever it holds', () => {
    fc.assert(
      fc.property(storedPage, (page) => {
        const { rows, header, footer } = writePage(read(page))
        const hasSettings = rows.every(({ id }) => id !== undefined)
        expect({ rows: hasSettings ? rows : rows.slice(1), header, footer }).toEqual(page)
      }),
    )
  })

  it('is a whole document with page settings, whatever it holds', () => {
    fc.assert(
      fc.property(storedPage, (page) => {
        const document = read(page)
        const ids = Object.keys(document.widgets)
        expect(pageIdOf(document)).toBeDefined()
        expect(idsInSequence(document).toSorted()).toEqual(ids.toSorted())
        for (const id of ids) expect(positionOf(document, id)).toBeDefined()
        expect(isDocument(document, document)).toBe(true)
      }),
    )
  })

  it('keeps a header that is no JSON as content that is no widget', () => {
    const document = read({ rows: [], header: '{broken', footer: '' })
    expect(document.zones.header.map((id) => document.widgets[id]?.kept)).toEqual(['{broken'])
    expect(writePage(document)).toMatchObject({ header: '["{broken"]', footer: '[]' })
  })

  it('finds children of a panel and gives them ids of their own', () => {
    const panel = { type: 'W0006', uuid: 'p', childWidgets: [{ type: 'W0011', uuid: 'p' }, 7] }
    const document = read({
      rows: [{ id: 3, name: '', config: JSON.stringify(panel) }],
      header: '',
      footer: '',
    })
    const [, top] = document.zones.body
    const children = top === undefined ? [] : (document.widgets[top]?.children ?? [])
    expect(children).toHaveLength(2)
    expect(positionOf(document, children[1] ?? '')).toEqual({ zone: 'body', panel: top, index: 1 })
    expect(writePage(document).rows[1]).toEqual({ id: 3, name: '', config: JSON.stringify(panel) })
  })
})

const page = (...widgets: Record<string, unknown>[]): DesignDocument =>
  read({
    rows: [pageSettings, ...widgets].map((one, index) => ({
      id: index + 1,
      name: '',
      config: JSON.stringify(one),
    })),
    header: '[]',
    footer: '[]',
  })
const panel = {
  type: 'W0006',
  uuid: 'panel',
  comptyle: 'body',
  childWidgets: [{ type: 'W0011', uuid: 'in' }],
}
const base = page({ type: 'W0011', uuid: 'text', text: 'A' }, { type: 'W0001', uuid: 'slides' }, panel)

/** A change of a draft as an editor makes it. */
type Draft = {
  widgets: Record<string, { settings: Record<string, unknown>; children?: string[] }>
  zones: Record<'header' | 'body' | 'footer', string[]>
}
/** Settings of a widget. Keys that reach a prototype are refused, which has rows of its own below. */
const settingValue = fc
  .jsonValue()
  .filter((value) => !/"(?:__proto__|constructor|prototype)":/.test(JSON.stringify(value)))
const edit = fc.oneof(
  fc.record({
    what: fc.constant('set' as const),
    key: fc.constantFrom('text', 'data', 'x'),
    value: settingValue,
  }),
  fc.record({ what: fc.constant('move' as const), from: fc.nat(3), to: fc.nat(3) }),
  fc.record({ what: fc.constant('insert' as const), at: fc.nat(4), nested: fc.boolean() }),
  fc.record({ what: fc.constant('remove' as const) }),
)
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never

function change(draft: Draft, step: Edit, number: number): void {
  const { body } = draft.zones
  if (step.what === 'set') Object.assign(draft.widgets.text?.settings ?? {}, { [step.key]: step.value })
  if (step.what === 'move') body.splice(step.to, 0, ...body.splice(step.from, 1))
  if (step.what === 'insert') {
    const id = `new${number}`
    draft.widgets[id] = { settings: { type: 'W0011', uuid: id } }
    const list = (step.nested && draft.widgets.panel?.children) || body
    list.splice(step.at, 0, id)
  }
  if (step.what === 'remove' && draft.widgets.slides) {
    delete draft.widgets.slides
    draft.zones.body = body.filter((id) => id !== 'slides')
  }
}

describe('patches', () => {
  it('give the document of the editor on the server, and leave the old one as it was', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (steps) => {
        const before = JSON.stringify(base)
        const [next, patches] = produceWithPatches(base as unknown as Draft, (draft) => {
          steps.forEach((step, number) => change(draft, step, number))
        })
        const sent = JSON.parse(JSON.stringify(patches)) as Patch[]
        expect(applyPatches(base, sent)).toEqual(JSON.parse(JSON.stringify(next)))
        expect(JSON.stringify(base)).toBe(before)
      }),
    )
  })

  it('keep every widget that they do not touch identical', () => {
    const next = applyPatches(base, [
      { op: 'replace', path: ['widgets', 'text', 'settings', 'text'], value: 'B' },
    ])
    expect(next.widgets.text?.settings).toMatchObject({ text: 'B' })
    expect(next.widgets.slides).toBe(base.widgets.slides)
    expect(next.zones).toBe(base.zones)
  })

  const settingsOf = (...path: string[]) => ['widgets', 'text', 'settings', ...path]
  it.each<[what: string, ...patches: Patch[]]>([
    ['the prototype', { op: 'add', path: ['__proto__', 'polluted'], value: 1 }],
    ['the prototype of settings', { op: 'add', path: settingsOf('__proto__', 'polluted'), value: 1 }],
    ['the constructor', { op: 'replace', path: settingsOf('constructor', 'prototype'), value: {} }],
    [
      'a prototype in a value',
      { op: 'add', path: settingsOf('x'), value: JSON.parse('{"__proto__":{"a":1}}') },
    ],
    ['all widgets', { op: 'replace', path: ['widgets'], value: {} }],
    ['a third key of the document', { op: 'add', path: ['other', 'x'], value: 1 }],
    ['an unknown zone', { op: 'add', path: ['zones', 'side'], value: [] }],
    ['a widget in two places', { op: 'add', path: ['zones', 'header', 0], value: 'text' }],
    ['an id that is no widget', { op: 'add', path: ['zones', 'body', 0], value: 'nobody' }],
    [
      'a widget without a place',
      { op: 'add', path: ['widgets', 'lost'], value: { settings: { type: 'W0011' } } },
    ],
    [
      'a name of Object as an id',
      { op: 'add', path: ['widgets', 'toString'], value: { settings: { type: '' } } },
    ],
    ['a widget without a type', { op: 'replace', path: settingsOf(), value: {} }],
    ['an unknown key of a widget', { op: 'add', path: ['widgets', 'text', 'html'], value: '<b>' }],
    ['children of another type', { op: 'add', path: ['widgets', 'text', 'children'], value: [] }],
    ['a panel in a panel', { op: 'replace', path: ['widgets', 'panel', 'children', 0], value: 'panel' }],
    [
      'a panel that names another zone',
      { op: 'replace', path: ['widgets', 'panel', 'settings', 'comptyle'], value: 'footer' },
    ],
    ['an index beyond the list', { op: 'add', path: ['zones', 'body', 9], value: 'text' }],
    ['a negative index', { op: 'remove', path: ['zones', 'body', -1] }],
    ['the length of a list', { op: 'replace', path: ['zones', 'body', 'length'], value: 0 }],
    ['a value that is missing', { op: 'replace', path: settingsOf('text') }],
    ['a key that is not there', { op: 'remove', path: settingsOf('nothing') }],
    [
      'the row of another widget',
      { op: 'replace', path: ['widgets', 'text', 'row'], value: { id: 3, name: '' } },
    ],
    [
      'an unread widget as kept content',
      { op: 'add', path: ['widgets', 'text', 'kept'], value: '{"type":"W0011"}' },
    ],
    [
      'the page settings',
      { op: 'remove', path: ['widgets', 'page'] },
      { op: 'remove', path: ['zones', 'body', 0] },
    ],
    [
      'the type of the page settings',
      { op: 'replace', path: ['widgets', 'page', 'settings', 'type'], value: 'W0011' },
    ],
  ])('cannot change %s', (_what, ...patches) => {
    expect(() => applyPatches(base, patches)).toThrow('页面装修内容不合法')
    expect({}).not.toHaveProperty('polluted')
  })

  it('give a whole document or an error, whatever they are', () => {
    const key = fc.oneof(
      fc.constantFrom<string | number>(
        'widgets',
        'zones',
        'body',
        'header',
        'text',
        'panel',
        'settings',
        'children',
      ),
      fc.constantFrom<string | number>('__proto__', 'type', 'row', 0, 1, -1),
    )
    const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(['text'], 'text', 'panel', null))
    const patch = fc.record({
      op: fc.constantFrom('add' as const, 'replace' as const, 'remove' as const),
      path: fc.array(key, { maxLength: 5 }),
      value,
    })
    fc.assert(
      fc.property(fc.array(patch, { maxLength: 4 }), (patches) => {
        let next: DesignDocument
        try {
          next = applyPatches(base, patches)
        } catch (error) {
          expect(error).toMatchObject({ message: '页面装修内容不合法' })
          return
        }
        expect(isDocument(JSON.parse(JSON.stringify(next)), base)).toBe(true)
        expect(pageIdOf(next)).toBe('page')
      }),
      { numRuns: 2000 },
    )
  })

  it('move a panel to the zone that its settings name in one save', () => {
    const next = applyPatches(base, [
      { op: 'replace', path: ['widgets', 'panel', 'settings', 'comptyle'], value: 'footer' },
      { op: 'remove', path: ['zones', 'body', 3] },
      { op: 'add', path: ['zones', 'footer', 0], value: 'panel' },
    ])
    expect(next.zones).toEqual({ header: [], body: ['page', 'text', 'slides'], footer: ['panel'] })
  })
})

describe('the limits of a page', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ type: 'W0011', uuid: `t${index}` }))
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])

  it.each([
    ['500 widgets', page(...many(limits.widgets)), undefined],
    ['501 widgets', page(...many(limits.widgets + 1)), '一个页面最多500个挂件'],
    ['200 children', page({ ...panel, childWidgets: many(limits.children) }), undefined],
    [
      '201 children',
      page({ ...panel, childWidgets: many(limits.children + 1) }),
      '一个自由面板最多200个挂件',
    ],
    [
      '201 children of a panel in a panel',
      page({ ...panel, childWidgets: [{ ...panel, childWidgets: many(limits.children + 1) }] }),
      '一个自由面板最多200个挂件',
    ],
    [
      '600 widgets in panels of a panel',
      page({
        ...panel,
        childWidgets: Array.from({ length: 3 }, () => ({ ...panel, childWidgets: many(limits.children) })),
      }),
      '一个页面最多500个挂件',
    ],
    ['deep settings', page({ type: 'W0011', data: nested(limits.depth + 1) }), '挂件内容层级过深'],
    ['a text of 2 MB', page({ type: 'W0011', text: '字'.repeat(700_000) }), '页面内容不能超过2MB'],
  ])('allow or refuse %s', (_what, document, problem) => {
    expect(limitProblem(document)).toBe(problem)
  })

  it('refuse the patch that exceeds them, with their sentence', () => {
    const full = page(...many(limits.widgets))
    const more: Patch[] = [
      { op: 'add', path: ['widgets', 'more'], value: { settings: { type: 'W0011' } } },
      { op: 'add', path: ['zones', 'body', 1], value: 'more' },
    ]
    expect(() => applyPatches(full, more)).toThrow('一个页面最多500个挂件')
  })
})
