import 'server-only'
import type { Entry } from './entries'
import type { Manifest } from './manifest'

/** A database that can be written to a backup. */
export interface BackupSource {
  /** The key that it belongs to. */
  secret: Uint8Array
  entries: AsyncIterable<Entry> | Iterable<Entry>
  /** What the manifest says of it; asked for when the entries are written. */
  contents: () => Promise<Pick<Manifest, 'kind' | 'database' | 'migrations' | 'tables'>>
}
