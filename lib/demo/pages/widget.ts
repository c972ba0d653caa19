import 'server-only'
import { createHash } from 'node:crypto'

/** A widget as pages store it: the common keys that differ from the defaults, then its own (spec 4 A0.1, B7). */
export type StoredWidget = Record<string, unknown> & { type: string; name: string; uuid: string }

/** Ten hex characters that stay the same from seeding to seeding. */
const uuidOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 10)

/** A widget in the page's full width. `key` tells it from the other widgets of the page. */
export const widget = (
  type: string,
  name: string,
  key: string,
  own: Record<string, unknown>,
): StoredWidget => ({
  type,
  name,
  alias: name,
  uuid: uuidOf(`${type}/${key}`),
  width: 1190,
  ...own,
})
