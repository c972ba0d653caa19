import 'server-only'
import { maskName } from '@/lib/domain/person/mask'
import type { Queries } from '@/lib/server/ground/db/connection'
import { reviewAuthor } from './sql'

/** Masked name and avatar of a member as the author of a review or reply. */
export async function getAuthor(db: Queries, userId: number): Promise<{ username: string; avatar: string }> {
  const [member] = await db.run(reviewAuthor, [userId])
  return { username: maskName(member?.username || (member?.mobile ?? '')), avatar: member?.avatar ?? '' }
}
