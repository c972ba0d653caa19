import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Overlay } from '@/lib/web/registry'
import { readRecipe } from './recipe'

/**
 * The calls whose kept answers are sent with the last texts of their holes, as for a guest, while the database does not
 * answer: their holes contain no price, stock, coupon or subsidy, only read, praise and sales counts and ownership
 * marks. All other calls are rejected then, so that nothing is offered that cannot be bought.
 */
export const callsWithoutOverlay: ReadonlySet<string> = new Set([
  'article.detail',
  'review.list',
  'review.detail',
])

/**
 * The answer for a caller when the holes could not be filled. Rejections, such as of an invalid token, are left to the
 * engine, and so is the answer that it is busy.
 */
export function overlayAfter(error: unknown, recipeText: string): Overlay {
  return error instanceof MallError ? 'own' : (readRecipe(recipeText).last ?? 'own')
}
