import type { DesignDocument, DesignPart } from '@/lib/domain/design/document'
import type { Patch } from '@/lib/domain/design/patches'

/** The versions of a draft: of the page, and of the header and footer that all pages share. */
export interface Versions {
  version: number
  frame_version: number
}

/** A save by another editor that this editor has not loaded. */
export interface Conflict {
  part: DesignPart
  editor: { name: string }
  /** Epoch seconds. */
  at: number
}

export interface SaveInput {
  page_id: number
  base_version: number
  frame_version: number
  /** A repetition with the same key is answered as the first one. */
  save_id: string
  patches: Patch[]
}

/** A draft as the server has it. */
export type Opened = Versions & { document: DesignDocument }

/** The calls that saving needs. */
export interface SaveCalls {
  save: (input: SaveInput) => Promise<Versions & { saved: boolean; conflict: Conflict | null }>
  open: () => Promise<Opened>
}
