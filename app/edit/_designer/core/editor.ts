import { applyPatches, enablePatches, produceWithPatches, type Patch as ImmerPatch } from 'immer'
import { widgetOf, type DesignDocument } from '@/lib/domain/design/document'
import type { Patch } from '@/lib/domain/design/patches'
import type { Catalogue } from './catalogue'
import { isRefusal, type Command, type Context, type Draft, type Refusal } from './command'
import { emptyHistory, record, redoStep, seal, undoStep, type History, type Step } from './history'

enablePatches()

export interface EditorState {
  document: DesignDocument
  selection: readonly string[]
  history: History
}

/** A change of the document, reported to autosave and announcements. */
export interface Change {
  cause: 'do' | 'undo' | 'redo'
  label: string
  patches: readonly Patch[]
}

export interface EditorOptions {
  document: DesignDocument
  catalogue: Catalogue
  newId: () => string
  /** Shown to the operator when a command is refused. */
  onRefusal?: (message: string) => void
  /** Pages beyond the limits can be looked at only. */
  readOnly?: boolean
}

/**
 * The designer without a screen: a document, a selection and a history. Every change is a command, and the document
 * changes in no other way.
 */
export class Editor {
  readonly catalogue: Catalogue
  private current: EditorState
  private readonly listeners = new Set<() => void>()
  private readonly changeListeners = new Set<(change: Change) => void>()

  private readonly options: EditorOptions

  constructor(options: EditorOptions) {
    this.options = options
    this.catalogue = options.catalogue
    this.current = { document: options.document, selection: [], history: emptyHistory }
  }

  get state(): EditorState {
    return this.current
  }

  get isReadOnly(): boolean {
    return this.options.readOnly === true
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  onChange(listener: (change: Change) => void): () => void {
    this.changeListeners.add(listener)
    return () => this.changeListeners.delete(listener)
  }

  /** Runs a command; false when it is refused or changes nothing. */
  run(make: (context: Context) => Command | Refusal): boolean {
    if (this.isReadOnly) return this.refuse('页面超出限制，只能查看')
    const { document, selection, history } = this.current
    const command = make({ document, selection, catalogue: this.catalogue, newId: this.options.newId })
    if (isRefusal(command)) return this.refuse(command.refused)
    const [next, patches, inverse] = produceWithPatches(document as unknown as Draft, (draft) => {
      command.recipe(draft)
    })
    const after = command.select ?? selection
    if (patches.length === 0) {
      this.select(after)
      return false
    }
    const step: Step = {
      label: command.label,
      patches,
      inverse,
      before: selection,
      after,
      merge: command.merge,
    }
    this.change(
      { document: next, selection: after, history: record(history, step) },
      'do',
      command.label,
      patches,
    )
    return true
  }

  undo(): boolean {
    return this.turn('undo', undoStep(this.current.history))
  }

  redo(): boolean {
    return this.turn('redo', redoStep(this.current.history))
  }

  /** Ends the merging of commands, because the field is left. */
  seal(): void {
    this.current = { ...this.current, history: seal(this.current.history) }
  }

  /** Selects these widgets; each counts once, and unknown ids do not count. */
  select(ids: readonly string[]): void {
    const { document, selection } = this.current
    const known = [...new Set(ids)].filter((id) => widgetOf(document, id))
    if (known.length === selection.length && known.every((id, index) => id === selection[index])) return
    this.current = { ...this.current, selection: known, history: seal(this.current.history) }
    this.notify()
  }

  /** Adds a widget to the selection, or takes it out: a press with Shift. */
  toggle(id: string): void {
    const { selection } = this.current
    this.select(selection.includes(id) ? selection.filter((one) => one !== id) : [...selection, id])
  }

  /** Another document in place of this one, for example after a conflict. The history ends. */
  replace(document: DesignDocument): void {
    this.current = { document, selection: [], history: emptyHistory }
    this.notify()
  }

  /**
   * Stores a document with merged changes of another operator as one step; earlier steps can still be undone.
   * Autosave is not told; its caller restarts it.
   */
  merge(
    document: DesignDocument,
    { patches, inverse, label }: Pick<Step, 'patches' | 'inverse' | 'label'>,
  ): void {
    const { selection, history } = this.current
    const after = selection.filter((id) => widgetOf(document, id))
    const step: Step = {
      label,
      patches,
      inverse,
      merge: undefined,
      before: selection,
      after,
    }
    if (patches.length === 0) return
    this.current = { document, selection: after, history: seal(record(seal(history), step)) }
    this.notify()
  }

  private turn(cause: 'undo' | 'redo', turned: [Step, History] | undefined): boolean {
    if (!turned) return false
    const [step, history] = turned
    const patches = cause === 'undo' ? step.inverse : step.patches
    const document = applyPatches(this.current.document, patches as readonly ImmerPatch[] as ImmerPatch[])
    const selection = (cause === 'undo' ? step.before : step.after).filter((id) => widgetOf(document, id))
    this.change({ document, selection, history }, cause, step.label, patches)
    return true
  }

  private change(state: EditorState, cause: Change['cause'], label: string, patches: readonly Patch[]): void {
    this.current = state
    for (const listener of this.changeListeners) listener({ cause, label, patches })
    this.notify()
  }

  private refuse(message: string): false {
    this.options.onRefusal?.(message)
    return false
  }

  private notify(): void {
    for (const listener of this.listeners) listener()
  }
}
