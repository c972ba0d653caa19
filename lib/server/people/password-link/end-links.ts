import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { endPasswordLinks } from './sql'

/** Ends the open links for an account, and those that its person made for others. */
export async function endLinks(tx: Queries, userId: number): Promise<void> {
  await tx.run(endPasswordLinks, [userId])
}
