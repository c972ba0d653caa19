import 'server-only'
import type { Rate } from '@/lib/contract/catalogue/review'
import type { rates } from '@/lib/server/ground/db/schema'
import { wireReview } from './wire'

/** A new review in the contract's shape. @param viewerId 0 for guests */
export const showNewReview = (row: typeof rates.$inferSelect, viewerId: number): Rate =>
  wireReview({ ...row, replyCount: 0, replies: [] }, viewerId)
