import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'

/** The scripts that a new page loads until nothing moves on the network, by address; sizes in gzip. */
async function scriptsOf(page: Page, path: string): Promise<Map<string, { bytes: number; text: string }>> {
  const visit = await page.context().newPage()
  const found = new Map<string, { bytes: number; text: string }>()
  visit.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return
    void response.body().then(
      (body) => found.set(response.url(), { bytes: gzipSync(body).length, text: body.toString() }),
      () => undefined,
    )
  })
  await visit.goto(path, { waitUntil: 'networkidle' })
  await visit.waitForTimeout(2000)
  await visit.close()
  return found
}

/** React and its renderer are chunks of their own, which carry the texts of their errors. */
const isReact = (text: string) =>
  text.includes('Minified React error') && text.includes('react.transitional.element')

/** What the designer loads before anything is selected, without React itself. */
export async function bytesAboveReact(page: Page, id: number): Promise<number> {
  let bytes = 0
  for (const { bytes: own, text } of (await scriptsOf(page, `/edit?pageid=${id}`)).values())
    if (!isReact(text)) bytes += own
  return bytes
}

const sum = (found: Map<string, { bytes: number }>, without: Map<string, unknown>): number =>
  [...found].reduce((bytes, [url, script]) => bytes + (without.has(url) ? 0 : script.bytes), 0)

/**
 * What published pages load more than one without widgets. `pages` are their addresses.
 * @returns bytes for a page of widgets that do not move, and for one of all widgets
 */
export async function islandBytes(
  page: Page,
  pages: { empty: string; still: string; moving: string },
): Promise<{ still: number; moving: number }> {
  const empty = await scriptsOf(page, pages.empty)
  const still = await scriptsOf(page, pages.still)
  const moving = await scriptsOf(page, pages.moving)
  return { still: sum(still, empty), moving: sum(moving, empty) }
}
