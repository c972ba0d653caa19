/** The page designer in a browser: dragging, typing and undoing on large pages, with Puck beside it; its first load. */
import { chromium, type Browser, type Page } from 'playwright'
import { signIn } from '../fixtures/browser/sign-in.ts'
import { mallIds, stillTypes, widgetsToMeasure } from '../fixtures/browser/widget-sizes.ts'
import { chromium as browserPath } from '../run/chromium.ts'
import { bytesAboveReact, islandBytes } from './designer/bytes.ts'
import { dropToPaint, keysToPaint, scriptPerMove, undoToPaint, worstStart } from './designer/measures.ts'
import { addPanel, addTexts, publishWidgets } from './designer/our-pages.ts'
import { installProbe } from './designer/probe.ts'
import { startPuck } from './designer/puck-server.ts'
import { openOurs, openPuck, type Side } from './designer/sides.ts'
import { median } from './lib/compare.ts'
import { effort } from './lib/effort.ts'
import type { Bench, Outcome } from './lib/registry.ts'
import { startMeasured } from './lib/servers.ts'

const operator = '13800138004'
const rounds = effort(1, 3)

type Measure = (side: Side) => Promise<number>

/** The median of rounds, each on a newly opened page. */
async function measured(open: () => Promise<Side>, measure: Measure): Promise<number> {
  const values: number[] = []
  for (let round = 0; round < rounds; round++) values.push(await measure(await open()))
  return median(values)
}

const atMost = (what: string, value: number, target: number, unit = 'ms'): Outcome => ({
  what,
  value,
  unit,
  target,
  atMost: true,
})

/** A row of ours with its target, the same of Puck, and their ratio when it has a target. */
async function beside(
  what: string,
  measure: Measure,
  sides: { ours: () => Promise<Side>; puck: () => Promise<Side> },
  { target, share }: { target: number; share?: number },
): Promise<Outcome[]> {
  const ours = await measured(sides.ours, measure)
  const puck = await measured(sides.puck, measure)
  const rows: Outcome[] = [atMost(what, ours, target), { what: `${what}: Puck`, value: puck, unit: 'ms' }]
  if (share) rows.push(atMost(`${what}: of Puck's`, ours / puck, share, ''))
  return rows
}

async function pageOf(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1600, height: 950 } })
  const page = await context.newPage()
  await installProbe(page)
  return page
}

async function measureAll(browser: Browser, mall: string, puckUrl: string): Promise<Outcome[]> {
  const page = await pageOf(browser, mall)
  await signIn(page, operator, '/edit')
  const ids = { 200: await addTexts(page, 200), 500: await addTexts(page, 490) }
  const panel = await addPanel(page, 200)
  const puck = await pageOf(browser, puckUrl)

  const sides = (count: 200 | 500) => ({
    ours: () => openOurs(page, ids[count], count === 200 ? 200 : 490),
    puck: () => openPuck(puck, puckUrl, count),
  })
  const ofPanel = () => openOurs(page, panel, 200, true)
  let mutations = 0
  const dragging: Measure = async (side) => {
    const found = await scriptPerMove(side)
    mutations = Math.max(mutations, found.mutations)
    return found.milliseconds
  }
  const oursDragging = await measured(sides(200).ours, dragging)
  const rows = [
    atMost('script per pointer move, 200 widgets', oursDragging, 2),
    atMost('changes outside the layer of gestures while dragging', mutations, 0, ''),
    {
      what: 'script per pointer move, 200 widgets: Puck',
      value: await measured(sides(200).puck, async (side) => (await scriptPerMove(side)).milliseconds),
      unit: 'ms',
    },
    ...(await beside('worst frame at drag start, 200 widgets', worstStart, sides(200), {
      target: 50,
      share: 1,
    })),
    ...(await beside('worst frame at drag start, 500 widgets', worstStart, sides(500), {
      target: 100,
      share: 1,
    })),
    ...(await beside('drop to paint, 200 widgets', dropToPaint, sides(200), { target: 150 })),
    ...(await beside('key to paint, 200 widgets', keysToPaint, sides(200), { target: 50, share: 1 / 3 })),
    ...(await beside('key to paint, 500 widgets', keysToPaint, sides(500), { target: 50, share: 1 / 3 })),
    atMost('undo of any step, 500 widgets', await measured(sides(500).ours, undoToPaint), 50),
    atMost('script per pointer move, free panel of 200', await measured(ofPanel, dragging), 1),
    atMost(
      'JavaScript of the first load above React',
      (await bytesAboveReact(page, ids[200])) / 1000,
      180,
      'kB',
    ),
  ]
  const widgets = widgetsToMeasure(await mallIds(mall))
  const onPage = (isShown: (type: string) => boolean) =>
    publishWidgets(
      page,
      widgets.filter(({ type }) => isShown(String(type))),
    )
  const islands = await islandBytes(await browser.newContext({ baseURL: mall }), {
    empty: await onPage((type) => type === 'W0000'),
    still: await onPage((type) => stillTypes.has(type)),
    moving: await onPage(() => true),
  })
  return [
    ...rows,
    atMost('JavaScript of a page of static widgets above an empty page', islands.still / 1000, 0, 'kB'),
    atMost('JavaScript of all islands together', islands.moving / 1000, 20, 'kB'),
  ]
}

export const designer: Bench = {
  name: 'designer',
  subject: 'the page designer beside Puck: dragging, typing, undoing, first load',
  async run() {
    const [mall, puck] = [await startMeasured(), await startPuck()]
    const browser = await chromium.launch({ executablePath: await browserPath(), args: ['--no-sandbox'] })
    try {
      return await measureAll(browser, mall.url, puck.url)
    } finally {
      await browser.close()
      await Promise.all([mall.stop(), puck.stop()])
    }
  },
}
