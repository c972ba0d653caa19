import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { loadFrame } from './load-page'
import { wireFrame } from './wire'

/** The stored header or footer for the wire (contract goods §8.2); null when there is none. */
export async function findFrame(db: Queries, name: 'header' | 'footer') {
  const row = await loadFrame(db, name)
  return row ? wireFrame(name, row) : null
}
