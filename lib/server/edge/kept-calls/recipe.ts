import 'server-only'
import type { KeptFields } from '@/lib/contract/call'
import type { HoleRows } from './kept-call'

/** The data that the door passes back to have the holes of an answer filled. */
export interface Recipe {
  /** The name of the call in the contract. */
  name: string
  except?: KeptFields['except']
  /** The path of each hole, in the order of the text. */
  holes: readonly string[]
  rows: HoleRows
  /**
   * The text of each hole when the answer was kept; only for calls that are sent without their overlay
   * (`without-overlay.ts`).
   */
  last?: string[]
}

export const writeRecipe = (recipe: Recipe): string => JSON.stringify(recipe)

/** @param text result of `writeRecipe`; the door returns it unchanged */
export const readRecipe = (text: string): Recipe => JSON.parse(text) as Recipe
