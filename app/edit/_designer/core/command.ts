import type { DesignDocument, StoredSettings, Zone } from '@/lib/domain/design/document'
import type { Catalogue } from './catalogue'

/** A widget that a command may change. */
export interface WidgetDraft {
  settings: StoredSettings & Record<string, unknown>
  children?: string[]
  row?: { id: number; name: string }
  kept?: unknown
}

/** The document inside a command. */
export interface Draft {
  widgets: Record<string, WidgetDraft>
  zones: Record<Zone, string[]>
}

/** One change: one step of the history. */
export interface Command {
  /** Text for history and announcements: 添加轮播. */
  label: string
  recipe: (draft: Draft) => void
  /** The ids that are selected afterwards; the selection stays without it. */
  select?: readonly string[]
  /** Successive commands with the same key become one undo step, such as typing in one field. */
  merge?: string
}

/** Why a change is not possible, for operators. */
export interface Refusal {
  refused: string
}

/** Input of a command. */
export interface Context {
  document: DesignDocument
  selection: readonly string[]
  catalogue: Catalogue
  /** Makes an id that no widget has: ten hex characters (spec 4 §A0.1). */
  newId: () => string
}

export const refuse = (refused: string): Refusal => ({ refused })

export const isRefusal = (outcome: Command | Refusal): outcome is Refusal => 'refused' in outcome
