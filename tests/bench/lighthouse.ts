/** Lighthouse scores of the pages that shoppers and search engines enter by. */
import { chromium } from '../run/chromium.ts'
import { output } from '../run/step.ts'
import { median } from './lib/compare.ts'
import { effort } from './lib/effort.ts'
import { startFloor } from './lib/floor-server.ts'
import type { Bench, Outcome } from './lib/registry.ts'
import { startMeasured } from './lib/servers.ts'

/** Fetched by npx only for this bench: it has 176 MB. */
const lighthouseVersion = '13.5.0'
const pages = { home: '/', list: '/items?cat_id=101', goods: '/items/1001', article: '/article/detail/1' }
const devices = { mobile: 95, desktop: 99 } as const
/** Performance varies with the machine, so the median of several runs counts. */
const runs = Number(process.env.BENCH_RUNS ?? effort('1', '3'))
/** `BENCH_DEVICES=mobile` leaves out desktops, which take a third of the time. */
const selected = (process.env.BENCH_DEVICES ?? effort('mobile', 'mobile,desktop')).split(',')
/** Milliseconds on phones: blocking time, and time of the largest paint. */
const phoneTimes = { 'total-blocking-time': 200, 'largest-contentful-paint': 2000 }

/** Phones are redirected to /h5. The redirect is not part of the page, so its target is measured. */
const addressOf = (path: string, device: keyof typeof devices) =>
  device === 'desktop' ? path : `/h5${path === '/' ? '' : path}`

interface Report {
  runtimeError?: unknown
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<
    string,
    { title: string; score: number | null; displayValue?: string; numericValue?: number }
  >
}

/** Runs Lighthouse; again when the report has a runtime error, such as a lost trace. */
async function measure(url: string, device: keyof typeof devices, attempts = 3): Promise<Report> {
  const text = await output('npx', [
    ...['--yes', `lighthouse@${lighthouseVersion}`, url, '--output=json', '--quiet'],
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ])
  if (text === null) throw new Error(`Lighthouse failed for ${url}.`)
  const report = JSON.parse(text) as Report
  if (report.runtimeError && attempts > 1) return measure(url, device, attempts - 1)
  return report
}

/** Prints the audits that keep a category below 100. */
function printFlaws(page: string, { categories, audits }: Report): void {
  for (const [name, { score, auditRefs }] of Object.entries(categories)) {
    if (score === 1) continue
    const flaws = auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim())
    if (flaws.length > 0) console.log(`${page}, ${name}: ${flaws.join('; ')}`)
  }
}

const scoreOf = (reports: readonly Report[], category: string): number =>
  Math.round(100 * median(reports.map(({ categories }) => categories[category]?.score ?? 0)))

/** Rows with the times behind the score of a phone; pages that are not ours have no targets. */
const phoneRows = (what: string, reports: readonly Report[], hasTargets: boolean): Outcome[] =>
  Object.entries(phoneTimes).map(([audit, target]) => ({
    what: `${what}: ${audit.replaceAll('-', ' ')}`,
    value: median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)),
    unit: 'ms',
    ...(hasTargets && { target, atMost: true }),
  }))

async function measureAll(url: string, device: keyof typeof devices): Promise<Report[]> {
  await (await fetch(url, { headers: { accept: 'text/html' } })).arrayBuffer()
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await measure(url, device))
  return reports
}

export const lighthouse: Bench = {
  name: 'lighthouse',
  subject: `home, list, goods and article in Lighthouse ${lighthouseVersion}, median of ${runs} runs`,
  async run() {
    process.env.CHROME_PATH = await chromium()
    const mall = await startMeasured()
    const floor = await startFloor(mall.url)
    const outcomes: Outcome[] = []
    try {
      for (const [name, path] of Object.entries(pages)) {
        for (const device of Object.keys(devices) as (keyof typeof devices)[]) {
          if (!selected.includes(device)) continue
          const reports = await measureAll(mall.url + addressOf(path, device), device)
          const what = `${name}, ${device}`
          if (reports[0]) printFlaws(what, reports[0])
          outcomes.push(
            { what: `${what}: performance`, value: scoreOf(reports, 'performance'), target: devices[device] },
            { what: `${what}: accessibility`, value: scoreOf(reports, 'accessibility'), target: 100 },
            { what: `${what}: best practices`, value: scoreOf(reports, 'best-practices'), target: 100 },
            { what: `${what}: SEO`, value: scoreOf(reports, 'seo'), target: 100 },
            ...(device === 'mobile' ? phoneRows(what, reports, true) : []),
          )
        }
        const least = await measureAll(floor.url + addressOf(path, 'mobile'), 'mobile')
        const what = `${name}, mobile, with the scripts of React and the router alone`
        outcomes.push(
          { what: `${what}: performance`, value: scoreOf(least, 'performance') },
          ...phoneRows(what, least, false),
        )
      }
    } finally {
      await floor.close()
      await mall.stop()
    }
    return outcomes
  },
}
