import 'server-only'
import { createHash } from 'node:crypto'

/**
 * A stored widget: the common settings that differ from the defaults, then those of its type (spec 4 §A0.1, spec 4
 * §B7).
 */
export type StoredWidget = Record<string, unknown> & { type: string; name: string; uuid: string }

/** Ten hex characters; the same key always gives the same uuid. */
const uuidOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 10)

/** A widget as wide as the page. `key` identifies it among the widgets of its type. */
export const widget = (
  type: string,
  name: string,
  key: string,
  settings: Record<string, unknown>,
): StoredWidget => ({
  type,
  name,
  alias: name,
  uuid: uuidOf(`${type}/${key}`),
  width: 1190,
  ...settings,
})
