import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Overlay } from '@/lib/web/registry'
import { readRecipe } from './recipe'

/**
 * The calls whose kept answers are sent with what their holes held last, as for a guest, while the database does not answer: no
 * hole of theirs holds a price, stock, coupon or subsidy, but how often something was read, praised or sold, and whose it is. All
 * others are refused then: nobody may be promised what cannot be bought.
 */
export const callsWithoutOverlay: ReadonlySet<string> = new Set([
  'article.detail',
  'review.list',
  'review.detail',
])

/**
 * The answer for a caller when the holes could not be filled. A refusal, such as one of a token, is for the engine to say, and so
 * is that it is busy.
 */
export function overlayAfter(error: unknown, recipeText: string): Overlay {
  return error instanceof MallError ? 'own' : (readRecipe(recipeText).last ?? 'own')
}
