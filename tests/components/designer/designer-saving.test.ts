import fc from 'fast-check'
import { insertChild, insertWidget } from '@/app/edit/_designer/core/commands/insert'
import { removeWidgets } from '@/app/edit/_designer/core/commands/remove'
import { changeSettings } from '@/app/edit/_designer/core/commands/settings'
import { Autosave, saveDelay } from '@/app/edit/_designer/saving/autosave'
import type { SaveInput, Versions } from '@/app/edit/_designer/saving/calls'
import {
  differencesBetween,
  patchesBetween,
  sameJson,
  samePage,
} from '@/app/edit/_designer/saving/differences'
import { pageJournal } from '@/app/edit/_designer/saving/journal'
import { merged } from '@/app/edit/_designer/saving/merge'
import { settingNames } from '@/app/edit/_designer/saving/setting-names'
import type { DesignDocument } from '@/lib/domain/design/document'
import { applyPatches } from '@/lib/domain/design/patches'
import { counter, editorOf, samplePage } from '../../fixtures/designer'

/** The storage of a browser. */
function storageOf() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

/** A server with one draft, which can be out of reach, lose its answer, or refuse. */
function serverOf(document: DesignDocument) {
  const server = {
    document,
    version: 1,
    trouble: [] as ('down' | 'answer lost' | 'refused' | 'gone' | 'signed out')[],
    seen: new Map<string, Versions>(),
    saves: 0,
    async save(input: SaveInput) {
      await Promise.resolve()
      const trouble = server.trouble.shift()
      if (trouble === 'down') throw new Error('no answer')
      if (trouble === 'gone' || trouble === 'signed out') throw new Error(trouble)
      if (trouble === 'refused') throw new Error('refused: 一个页面最多500个挂件')
      const known = server.seen.get(input.save_id)
      if (known) return { saved: true, conflict: null, ...known }
      if (input.base_version !== server.version) {
        const conflict = { part: 'page' as const, editor: { name: '李四' }, at: 1_750_000_000 }
        return { saved: false, conflict, version: server.version, frame_version: 1 }
      }
      server.document = applyPatches(server.document, structuredClone(input.patches))
      server.version++
      server.saves++
      const versions = { version: server.version, frame_version: 1 }
      server.seen.set(input.save_id, versions)
      if (trouble === 'answer lost') throw new Error('no answer')
      return { saved: true, conflict: null, ...versions }
    },
  }
  return server
}

function setup() {
  const server = serverOf(samplePage())
  const { editor } = editorOf()
  const journal = pageJournal(7, storageOf())
  const autosave = new Autosave({
    pageId: 7,
    versions: { version: 1, frame_version: 1 },
    document: server.document,
    calls: server,
    journal,
    newId: counter('save'),
    refusalOf: (error) => /^Error: refused: (.*)/.exec(String(error))?.[1],
    isGone: (error) => String(error) === 'Error: gone',
    isSignedOut: (error) => String(error) === 'Error: signed out',
  })
  editor.onChange(({ patches }) => {
    autosave.add(patches)
  })
  return { server, editor, journal, autosave }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('autosave', () => {
  it('saves the changes of a moment in one call', async () => {
    const { server, editor, autosave, journal } = setup()
    editor.run(changeSettings('text', { text: 'A' }))
    editor.run(insertWidget('W0001'))
    expect(autosave.state).toEqual({ kind: 'waiting' })
    expect(journal.read()?.patches.length).toBeGreaterThan(0)
    await jest.advanceTimersByTimeAsync(saveDelay)
    expect(autosave.state).toEqual({ kind: 'saved' })
    expect(server.saves).toBe(1)
    expect(server.document).toEqual(editor.state.document)
    expect(journal.read()).toBeNull()
  })

  it('tries again until the server answers, and saves everything once', async () => {
    const { server, editor, autosave, journal } = setup()
    server.trouble = ['down', 'answer lost', 'down']
    editor.run(changeSettings('text', { text: 'A' }))
    await jest.advanceTimersByTimeAsync(saveDelay)
    expect(autosave.state).toEqual({ kind: 'offline' })
    editor.run(removeWidgets(['slides']))
    expect(journal.read()?.version).toBe(1)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(autosave.state).toEqual({ kind: 'saved' })
    expect(server.document).toEqual(editor.state.document)
    expect(server.saves).toBe(2)
  })

  it('tries at once when the network is back', async () => {
    const { server, editor, autosave } = setup()
    server.trouble = ['down', 'down', 'down', 'down', 'down']
    editor.run(insertWidget('W0001'))
    await jest.advanceTimersByTimeAsync(12_000)
    expect(autosave.state).toEqual({ kind: 'offline' })
    server.trouble = []
    autosave.retryNow()
    await jest.advanceTimersByTimeAsync(0)
    expect(autosave.state).toEqual({ kind: 'saved' })
    autosave.retryNow()
    expect(server.saves).toBe(1)
  })

  it('waits for a new session, keeps what is changed until then, and saves it once', async () => {
    const { server, editor, autosave, journal } = setup()
    server.trouble = ['signed out']
    editor.run(insertWidget('W0001'))
    await jest.advanceTimersByTimeAsync(saveDelay)
    expect(autosave.state).toEqual({ kind: 'signedOut' })
    editor.run(changeSettings('text', { text: 'A' }))
    await jest.advanceTimersByTimeAsync(60_000)
    expect(autosave.state).toEqual({ kind: 'signedOut' })
    expect(journal.read()?.patches.length).toBeGreaterThan(1)
    autosave.retryNow()
    await jest.advanceTimersByTimeAsync(0)
    expect(autosave.state).toEqual({ kind: 'saved' })
    expect(server.document).toEqual(editor.state.document)
  })

  it('says what the server refuses, keeps it, and saves it with what mends it', async () => {
    const { server, editor, autosave, journal } = setup()
    server.trouble = ['refused']
    editor.run(insertWidget('W0001'))
    await jest.advanceTimersByTimeAsync(saveDelay)
    expect(autosave.state).toEqual({ kind: 'refused', message: '一个页面最多500个挂件' })
    expect(journal.read()).not.toBeNull()
    editor.undo()
    await jest.advanceTimersByTimeAsync(saveDelay)
    expect(autosave.state).toEqual({ kind: 'saved' })
    expect(server.document).toEqual(editor.state.document)
  })

  it('ends when the page was deleted, and keeps nothing for later', async () => {
    const { server, editor, autosave, journal } = setup()
    server.trouble = ['gone']
    editor.run(insertWidget('W0001'))
    await jest.advanceTimersByTimeAsync(saveDelay)
    expect(autosave.state).toEqual({ kind: 'gone' })
    editor.undo()
    await autosave.flush()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(autosave.state).toEqual({ kind: 'gone' })
    expect(server.saves).toBe(0)
    expect(autosave.hasUnsaved).toBe(false)
    expect(journal.read()).toBeNull()
  })

  it('stops at a conflict, and goes on with the own page or with that of the other', async () => {
    const { server, editor, autosave } = setup()
    server.document = applyPatches(server.document, [
      { op: 'replace', path: ['widgets', 'text', 'settings', 'text'], value: '别人的' },
    ])
    server.version = 5
    editor.run(changeSettings('slides', { autoplay: false }))
    await jest.advanceTimersByTimeAsync(saveDelay)
    expect(autosave.state).toMatchObject({ kind: 'conflict', conflict: { editor: { name: '李四' } } })
    editor.run(insertWidget('W0011'))
    await jest.advanceTimersByTimeAsync(60_000)
    expect(server.version).toBe(5)

    const theirs = server.document
    autosave.restart(
      { version: 5, frame_version: 1, document: theirs },
      patchesBetween(theirs, editor.state.document),
    )
    await jest.advanceTimersByTimeAsync(1000)
    expect(server.document).toEqual(editor.state.document)
    expect(autosave.savedDocument).toEqual(editor.state.document)
    expect(autosave.state).toEqual({ kind: 'saved' })
  })

  it('saves at once when it is asked to', async () => {
    const { server, editor, autosave } = setup()
    editor.run(insertWidget('W0001'))
    await autosave.flush()
    expect(server.document).toEqual(editor.state.document)
  })

  it('waits for what is on its way when it is asked to save at once', async () => {
    const { server, editor, autosave } = setup()
    editor.run(insertWidget('W0001'))
    await jest.advanceTimersByTimeAsync(saveDelay - 1)
    jest.advanceTimersByTime(1)
    expect(autosave.state).toEqual({ kind: 'saving' })
    editor.run(insertWidget('W0010'))
    await autosave.flush()
    expect(autosave.hasUnsaved).toBe(false)
    expect(server.document).toEqual(editor.state.document)
    expect(server.saves).toBe(2)
  })

  it('gives the server the page of the editor, whatever fails on the way', async () => {
    const trouble = fc.array(fc.constantFrom('down' as const, 'answer lost' as const), { maxLength: 4 })
    const steps = fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 0, max: 3000 })), {
      minLength: 1,
      maxLength: 6,
    })
    await fc.assert(
      fc.asyncProperty(trouble, steps, async (troubles, all) => {
        const { server, editor, autosave } = setup()
        server.trouble = troubles
        for (const [kind, wait] of all) {
          if (kind === 0) editor.run(insertWidget('W0001'))
          if (kind === 1) editor.run(changeSettings('text', { text: String(wait) }))
          if (kind === 2) editor.undo()
          if (kind === 3) editor.redo()
          await jest.advanceTimersByTimeAsync(wait)
        }
        await jest.advanceTimersByTimeAsync(300_000)
        expect(autosave.hasUnsaved).toBe(false)
        expect(server.document).toEqual(editor.state.document)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the journal', () => {
  it.each(['', 'x', '[]', '{"patches":[]}', '{"version":1,"frame_version":1}'])(
    'ignores what is no journal: %s',
    (text) => {
      const storage = storageOf()
      storage.setItem('design-7', text)
      expect(pageJournal(7, storage).read()).toBeNull()
    },
  )

  it('writes the last state once, later, and nothing that was cleared meanwhile', () => {
    const storage = storageOf()
    const planned: (() => void)[] = []
    const journal = pageJournal(7, storage, (work) => planned.push(work))
    journal.write({ version: 1, frame_version: 1, patches: [] })
    journal.write({ version: 2, frame_version: 1, patches: [] })
    expect(planned).toHaveLength(1)
    expect(journal.read()).toBeNull()
    planned[0]?.()
    expect(journal.read()).toMatchObject({ version: 2 })
    journal.write({ version: 3, frame_version: 1, patches: [] })
    journal.clear()
    planned[1]?.()
    expect(journal.read()).toBeNull()
  })

  it('breaks nothing when the storage is full', () => {
    const full = () => {
      throw new Error('QuotaExceededError')
    }
    const journal = pageJournal(7, { getItem: full, setItem: full, removeItem: full })
    journal.write({ version: 1, frame_version: 1, patches: [] })
    journal.clear()
    expect(journal.read()).toBeNull()
  })
})

describe('differences of two pages', () => {
  it('name the widgets that were added, deleted and changed', () => {
    const { editor } = editorOf()
    editor.run(changeSettings('text', { text: 'A', marginTop: 7, marginLeft: 9 }))
    editor.run(removeWidgets(['a']))
    editor.run(insertWidget('W0001'))
    expect(differencesBetween(samplePage(), editor.state.document)).toEqual(
      expect.arrayContaining([
        { id: 'text', type: 'W0011', what: 'changed', keys: ['text', 'marginTop', 'marginLeft'] },
        { id: 'a', type: 'W0011', what: 'removed', keys: [] },
        { id: 'n1', type: 'W0001', what: 'added', keys: [] },
        { id: 'panel', type: 'W0006', what: 'changed', keys: ['children'] },
      ]),
    )
    expect(settingNames('W0011', ['text', 'marginTop', 'marginLeft', 'uuid'])).toBe('文本内容、外边距')
    expect(settingNames('W0006', ['children'])).toBe('里面的组件')
    expect(settingNames('W9999', ['text'])).toBe('')
  })

  it('are none where only the sequence of keys or a field without value differs', () => {
    const { widgets, zones } = samplePage()
    const reversed = Object.entries(widgets).map(([id, widget]) => {
      const settings = Object.fromEntries(Object.entries(widget.settings).toReversed())
      return [id, { ...widget, settings: { ...settings, note: undefined } }]
    })
    const stored = { widgets: Object.fromEntries(reversed), zones } as DesignDocument
    expect(differencesBetween(samplePage(), stored)).toEqual([])
    expect(samePage(samplePage(), stored)).toBe(true)
  })

  it('are seen in lists of another sequence and length, and between a list and fields', () => {
    const values = [[1, 2], [2, 1], [1], { 0: 1, 1: 2 }, null, {}]
    for (const [index, one] of values.entries())
      expect(values.map((other) => sameJson(one, other))).toEqual(values.map((_, other) => index === other))
  })

  it('are patches that give the other page', () => {
    const { editor } = editorOf()
    editor.run(removeWidgets(['panel']))
    editor.run(insertWidget('W0006', { zone: 'footer', index: 0 }))
    const patches = patchesBetween(samplePage(), editor.state.document)
    expect(applyPatches(samplePage(), patches)).toEqual(editor.state.document)
  })
})

describe('the changes of two people', () => {
  const change = (...commands: Parameters<ReturnType<typeof editorOf>['editor']['run']>[0][]) => {
    const { editor } = editorOf(samplePage(), { newId: counter(`w${commands.length}x`) })
    for (const command of commands) editor.run(command)
    return editor.state.document
  }

  it('are both kept where they concern different things', () => {
    const mine = change(insertWidget('W0011'), changeSettings('text', { text: '我的' }), removeWidgets(['a']))
    const theirs = change(
      insertWidget('W0001', { zone: 'body', index: 1 }),
      changeSettings('text', { color: '#fff' }),
    )
    const both = merged({ base: samplePage(), mine, theirs })
    expect(both.zones.body).toEqual(['page', 'w2x1', 'text', 'slides', 'panel', 'w3x1'])
    expect(both.widgets.text?.settings).toMatchObject({ text: '我的', color: '#fff' })
    expect(both.widgets.panel?.children).toEqual(['b', 'c'])
    expect(applyPatches(theirs, patchesBetween(theirs, both))).toEqual(both)
  })

  it('are mine where they concern the same', () => {
    const mine = change(changeSettings('text', { text: '我的' }), changeSettings('a', { text: '留下' }))
    const theirs = change(changeSettings('text', { text: '别人的' }), removeWidgets(['panel', 'slides']))
    const both = merged({ base: samplePage(), mine, theirs })
    expect(both.widgets.text?.settings.text).toBe('我的')
    expect(both.zones.body).toEqual(['page', 'text', 'panel'])
    expect(both.widgets.panel?.children).toEqual(['a'])
    expect(merged({ base: samplePage(), mine: samplePage(), theirs })).toEqual(theirs)
  })

  it('always make a whole page with all that either added', () => {
    const ids = fc.constantFrom('text', 'slides', 'panel', 'a', 'b')
    const step = fc.oneof(
      ids.map((id) => removeWidgets([id])),
      ids.map((id) => changeSettings(id, { text: '改' })),
      fc.nat(3).map((index) => insertWidget('W0001', { zone: 'body', index: index + 1 })),
      fc.constant(insertChild('W0011', 'panel', { x: 0, y: 300 })),
      fc.constant(changeSettings('panel', { comptyle: 'footer' })),
    )
    const steps = fc.array(step, { maxLength: 5 })
    fc.assert(
      fc.property(steps, steps, (own, other) => {
        const [mine, theirs] = (['m', 't'] as const).map((prefix, index) => {
          const { editor } = editorOf(samplePage(), { newId: counter(prefix) })
          for (const command of [own, other][index] ?? []) editor.run(command)
          return editor.state.document
        }) as [DesignDocument, DesignDocument]
        const both = merged({ base: samplePage(), mine, theirs })
        expect(applyPatches(theirs, patchesBetween(theirs, both))).toEqual(both)
        const added = (document: DesignDocument) =>
          document.zones.body.filter((id) => !samplePage().widgets[id])
        expect(both.zones.body).toEqual(expect.arrayContaining([...added(mine), ...added(theirs)]))
      }),
    )
  })
})
