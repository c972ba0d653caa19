import type { BrowserContext, Page } from 'playwright'
import { type LoadedScript, scriptsOf } from '../../fixtures/browser/scripts-of.ts'

/** React and its renderer are chunks of their own, which carry the texts of their errors. */
const isReact = (text: string) =>
  text.includes('Minified React error') && text.includes('react.transitional.element')

/** Bytes of React among these scripts. */
export const reactBytes = (scripts: Iterable<LoadedScript>): number =>
  [...scripts].reduce((bytes, { bytes: own, text }) => bytes + (isReact(text) ? own : 0), 0)

/** Bytes that the designer loads before anything is selected, without React itself. */
export async function bytesAboveReact(page: Page, id: number): Promise<number> {
  const scripts = [...(await scriptsOf(page.context(), `/edit?pageid=${id}`)).values()]
  return scripts.reduce((bytes, { bytes: own }) => bytes + own, 0) - reactBytes(scripts)
}

const sum = (found: Map<string, { bytes: number }>, without: Map<string, unknown>): number =>
  [...found].reduce((bytes, [url, script]) => bytes + (without.has(url) ? 0 : script.bytes), 0)

/**
 * The scripts of published pages in a guest's browser, without those of a page without widgets. `pages` are their
 * addresses.
 * @returns bytes for a page of widgets that do not move, and for one of all widgets
 */
export async function islandBytes(
  context: BrowserContext,
  pages: { empty: string; still: string; moving: string },
): Promise<{ still: number; moving: number }> {
  const empty = await scriptsOf(context, pages.empty)
  const still = await scriptsOf(context, pages.still)
  const moving = await scriptsOf(context, pages.moving)
  return { still: sum(still, empty), moving: sum(moving, empty) }
}
