/** The files of deploy/monitoring name only what the mall has: @own-environment */
import { globSync, readFileSync } from 'node:fs'
import { Counters } from '@/lib/front/counters'
import { RequestDurations } from '@/lib/front/request-durations'
import '@/lib/server/edge/engine'
import '@/lib/server/ground/db/postgres'
import { metricsText } from '@/lib/server/ground/metrics'

const files = globSync('deploy/monitoring/mall.*.yml').concat('deploy/monitoring/dashboard.json')
const read = (file: string) => readFileSync(file, 'utf8')
const alerts = () =>
  [...read('deploy/monitoring/mall.rules.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name)

/** The names of all samples that the mall can write. */
async function known(): Promise<Set<string>> {
  const counters = new Counters()
  counters.add(new RequestDurations().metric)
  const state = {
    cache: { size: { entries: 0, bytes: 0 } },
    calls: { size: { entries: 0, bytes: 0 } },
    renderLimit: { running: 0, waiting: 0 },
  }
  const text = (await counters.text(state)) + (await metricsText())
  return new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
    ),
  )
}

it.each(files)('every metric that %s names exists', async (file) => {
  const names = await known()
  const text = read(file).replaceAll(/#.*$/gm, '')
  const named = new Set(text.match(/\b(?:mall|process|nodejs)_[a-z_]+\b/g))
  expect(named.size).toBeGreaterThan(5)
  expect([...named].filter((name) => !names.has(name))).toEqual([])
})

it('no two metrics have one name in the text that Prometheus reads', async () => {
  const counters = new Counters()
  counters.add(new RequestDurations().metric)
  const state = {
    cache: { size: { entries: 0, bytes: 0 } },
    calls: { size: { entries: 0, bytes: 0 } },
    renderLimit: { running: 0, waiting: 0 },
  }
  const types = ((await counters.text(state)) + (await metricsText())).match(/^# TYPE \S+/gm) ?? []
  expect(new Set(types).size).toBe(types.length)
})

it('every alert says what to do first, under its own heading', () => {
  const headings = [...read('docs/operate/watch.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
  expect(headings).toEqual(alerts())
  const rules = read('deploy/monitoring/mall.rules.yml')
  for (const alert of alerts()) expect(rules).toContain(`docs/operate/watch.md#${alert?.toLowerCase()}`)
})

it('the dashboard has panels that do not overlap, each with a query', () => {
  const { panels } = JSON.parse(read('deploy/monitoring/dashboard.json')) as {
    panels: {
      id: number
      type: string
      title: string
      gridPos: { x: number; y: number; w: number; h: number }
      targets?: { expr: string }[]
    }[]
  }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  for (const { type, targets, title } of panels)
    if (type !== 'row') expect([title, targets?.length ?? 0]).not.toContain(0)
})
