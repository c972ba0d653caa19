import type { StoredSettings } from '@/lib/domain/design/document'

/** Facts about the widget types that the commands need. The screens derive them from the widget contracts. */
export interface Catalogue {
  /** The settings of a new widget; undefined for unknown types. */
  defaultsOf: (type: string) => StoredSettings | undefined
  /** Chinese name; the type itself for unknown ones. */
  nameOf: (type: string) => string
  /** Settings that follow from others, where they differ from the stored ones (`derived` of the contract). */
  derivedOf?: (settings: StoredSettings, before: StoredSettings) => Readonly<Record<string, number>>
  /** Whether the type may be a child of a free panel. */
  fitsPanel: (type: string) => boolean
  /** Whether the type may stand directly on a page. */
  fitsPage: (type: string) => boolean
}
