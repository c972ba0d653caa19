/** The counters of a process that has done nothing yet: @own-environment */
import { Counters } from '@/lib/front/counters'
import '@/lib/server/edge/process-metrics'
import { openPostgres } from '@/lib/server/ground/db/postgres'
import { countStatement } from '@/lib/server/ground/db/statement-metrics'
import { ifSettled } from '@/lib/server/ground/if-settled'
import { metricsText } from '@/lib/server/ground/metrics'
import { runAsJob } from '@/lib/server/ground/work'

const samples = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'))
const samplesOf = async (name: string) => samples(await metricsText()).filter((line) => line.startsWith(name))

describe('what is read only when it is there', () => {
  it.each([
    ['a value that came before', () => Promise.resolve(7), 7],
    ['a value that is still to come', () => new Promise<number>(() => undefined), undefined],
    ['a failure', () => Promise.reject<number>(new Error('no database')), undefined],
    ['nothing', () => undefined, undefined],
  ])('%s', async (_, promise, expected) => {
    expect(await ifSettled(promise())).toBe(expected)
  })
})

describe('metrics', () => {
  it('count the statements of requests and of jobs apart, both from zero', async () => {
    expect(await samplesOf('mall_db_statements_total')).toEqual([
      'mall_db_statements_total{by="visits"} 0',
      'mall_db_statements_total{by="jobs"} 0',
    ])
    countStatement()
    runAsJob(countStatement)
    runAsJob(countStatement)
    expect(await metricsText()).toContain('# TYPE mall_db_statements_total counter\n')
    expect(await samplesOf('mall_db_statements_total')).toEqual([
      'mall_db_statements_total{by="visits"} 1',
      'mall_db_statements_total{by="jobs"} 2',
    ])
  })

  it('show memory and uptime of the process', async () => {
    const text = await metricsText()
    for (const name of ['process_resident_memory_bytes', 'nodejs_heap_used_bytes', 'process_uptime_seconds'])
      expect(text).toMatch(new RegExp(`^# TYPE ${name} gauge\\n${name} \\d+$`, 'm'))
  })

  it('of the door keep each counter under its own name', async () => {
    const counters = new Counters()
    counters.count('page_hit')
    counters.count('page_hit')
    const text = await counters.text({
      cache: { size: { entries: 3, bytes: 4096 } },
      calls: { size: { entries: 5, bytes: 512 } },
      renderLimit: { running: 1, waiting: 2 },
    })
    // The delay of the event loop differs each time.
    const counted = samples(text).filter((line) => !/^mall_(?:event_loop_delay|page_age)_seconds/.test(line))
    expect(counted.sort()).toEqual([
      'mall_call_cache_bytes 512',
      'mall_call_cache_entries 5',
      'mall_door_call_hit_total 0',
      'mall_door_call_keep_total 0',
      'mall_door_call_overlay_total 0',
      'mall_door_engine_total 0',
      'mall_door_error_total 0',
      'mall_door_missing_total 0',
      'mall_door_page_hit_total 2',
      'mall_door_page_render_total 0',
      'mall_door_page_wait_total 0',
      'mall_door_pass_total 0',
      'mall_door_redirect_total 0',
      'mall_door_refused_total 0',
      'mall_door_render_reject_total 0',
      'mall_door_static_total 0',
      'mall_page_cache_bytes 4096',
      'mall_page_cache_entries 3',
      'mall_renders_running 1',
      'mall_renders_waiting 2',
    ])
  })

  it('of a database with connections show its pools', async () => {
    const db = openPostgres('postgres://127.0.0.1:1/none')
    db.measure?.()
    expect((await samplesOf('mall_db_connections')).sort()).toEqual(
      ['_idle', '_waiting', ''].flatMap((part) =>
        ['perCall', 'unhurried', 'visitors'].map((pool) => `mall_db_connections${part}{pool="${pool}"} 0`),
      ),
    )
    await db.close()
  })
})
