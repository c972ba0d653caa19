import type { DesignDocument } from '@/lib/domain/design/document'
import { limits } from '@/lib/domain/design/limits'
import { applyPatches, type Patch } from '@/lib/domain/design/patches'
import type { Conflict, Opened, SaveCalls, Versions } from './calls'
import type { Journal } from './journal'

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** The server does not answer: it is tried again. */
  | { kind: 'offline' }
  /** The session has ended: it is tried again when the window is used again. */
  | { kind: 'signedOut' }
  /** The server refuses the content. */
  | { kind: 'refused'; message: string }
  | { kind: 'conflict'; conflict: Conflict }
  /** The page was deleted: nothing can be saved any more. */
  | { kind: 'gone' }

/** Milliseconds between a change and its save. */
export const saveDelay = 800
const longestRetry = 30_000

export interface AutosaveOptions {
  pageId: number
  versions: Versions
  /** The page of these versions. */
  document: DesignDocument
  calls: Pick<SaveCalls, 'save'>
  journal: Journal
  newId: () => string
  /** Whether an error means that the server refuses the content, and its sentence. */
  refusalOf: (error: unknown) => string | undefined
  /** Whether an error means that the page was deleted. */
  isGone: (error: unknown) => boolean
  /** Whether an error means that the session has ended. */
  isSignedOut: (error: unknown) => boolean
}

interface Batch {
  id: string
  patches: Patch[]
}

/**
 * Saves the patches of an editor one batch after the other, each on the version that the one before it gave. Unsaved
 * patches are in the journal, which survives a crash of the window.
 */
export class Autosave {
  private readonly options: AutosaveOptions
  private versions: Versions
  private saved: DesignDocument
  private waiting: Patch[] = []
  private batch: Batch | null = null
  private isSending = false
  /** Until everything is saved; a batch that is on its way counts. */
  private flushing: Promise<void> | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private retries = 0
  private current: SaveState = { kind: 'saved' }
  private readonly listeners = new Set<() => void>()

  constructor(options: AutosaveOptions) {
    this.options = options
    this.versions = options.versions
    this.saved = options.document
  }

  get state(): SaveState {
    return this.current
  }

  get savedVersions(): Versions {
    return this.versions
  }

  /** The page as this editor saved it last: later changes are not on the server. */
  get savedDocument(): DesignDocument {
    return this.saved
  }

  get hasUnsaved(): boolean {
    return this.batch !== null || this.waiting.length > 0
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  add(patches: readonly Patch[]): void {
    if (this.current.kind === 'gone') return
    this.waiting.push(...patches)
    this.writeJournal()
    if (this.current.kind === 'conflict') return
    if (this.current.kind === 'signedOut') return
    if (!this.isSending && this.current.kind !== 'offline') this.show({ kind: 'waiting' })
    if (!this.batch) this.plan(saveDelay)
  }

  /** Saves now; resolves when everything is saved, or cannot be saved at present. */
  flush(): Promise<void> {
    clearTimeout(this.timer)
    this.flushing ??= this.sendAll().finally(() => {
      this.flushing = null
    })
    return this.flushing
  }

  /** The network is back, or the operator after a sign-in: unsent changes are sent at once. */
  retryNow(): void {
    if (this.current.kind === 'offline' || this.current.kind === 'signedOut') void this.flush()
  }

  /** Goes on after a conflict, with this page of these versions and the changes that remain to be saved. */
  restart({ document, version, frame_version }: Opened, patches: readonly Patch[]): void {
    this.versions = { version, frame_version }
    this.saved = document
    this.batch = null
    this.waiting = [...patches]
    this.retries = 0
    this.writeJournal()
    this.show({ kind: patches.length > 0 ? 'waiting' : 'saved' })
    if (patches.length > 0) this.plan(0)
  }

  /** The server tells the versions of what is saved. Changes that were made meanwhile stay to be saved. */
  adopt(versions: Versions): void {
    if (!this.isSending) this.versions = versions
  }

  /** The page was deleted: no change has a place any more. */
  end(): void {
    this.stop()
    this.batch = null
    this.waiting = []
    this.writeJournal()
    this.show({ kind: 'gone' })
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private plan(delay: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), delay)
  }

  private async sendAll(): Promise<void> {
    while (this.hasUnsaved && this.current.kind !== 'conflict') if (!(await this.send())) return
  }

  /** Sends one batch; false when it was not saved. */
  private async send(): Promise<boolean> {
    // A batch that failed keeps its id: the server may have saved it and only the answer was lost.
    this.batch ??= { id: this.options.newId(), patches: this.waiting.splice(0, limits.patches) }
    const { id, patches } = this.batch
    const { pageId, calls } = this.options
    this.isSending = true
    this.show({ kind: 'saving' })
    try {
      const { version, frame_version } = this.versions
      const answer = await calls.save({
        page_id: pageId,
        base_version: version,
        frame_version,
        save_id: id,
        patches,
      })
      if (!answer.saved && answer.conflict) {
        this.show({ kind: 'conflict', conflict: answer.conflict })
        return false
      }
      this.versions = { version: answer.version, frame_version: answer.frame_version }
      this.saved = applyPatches(this.saved, patches)
      this.batch = null
      this.retries = 0
      this.writeJournal()
      this.show({ kind: this.waiting.length > 0 ? 'waiting' : 'saved' })
      return true
    } catch (error) {
      const refusal = this.options.refusalOf(error)
      if (this.options.isGone(error)) this.end()
      else if (this.options.isSignedOut(error)) this.show({ kind: 'signedOut' })
      else if (refusal === undefined) {
        this.show({ kind: 'offline' })
        this.plan(Math.min(longestRetry, 1000 * 2 ** this.retries++))
      } else {
        // Nothing of it was saved. With the next change, such as an undo, it may be accepted.
        this.waiting = [...patches, ...this.waiting]
        this.batch = null
        this.show({ kind: 'refused', message: refusal })
      }
      return false
    } finally {
      this.isSending = false
    }
  }

  private writeJournal(): void {
    const patches = [...(this.batch?.patches ?? []), ...this.waiting]
    if (patches.length === 0) this.options.journal.clear()
    else this.options.journal.write({ ...this.versions, patches })
  }

  private show(state: SaveState): void {
    this.current = state
    for (const listener of this.listeners) listener()
  }
}
