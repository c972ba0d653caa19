import { randomUUID } from 'node:crypto'
import { publishNextDue } from '@/lib/server/content/design/publish'
import { log } from '@/lib/server/ground/log'
import { builders } from '../../fixtures/engine/builders'
import { adding, designer, publicTexts } from '../../fixtures/engine/designer'
import { breakable, type Faults } from '../../fixtures/engine/faults'
import { openTestMall, type TestMall } from '../../fixtures/engine/test-mall'

/**
 * Writes of the page designer whose process dies after any statement, including the commit: all of it is stored or
 * nothing.
 */

const mall = {} as TestMall
let faults: Faults
beforeAll(async () => {
  jest.spyOn(log, 'error').mockImplementation(() => {})
  Object.assign(
    mall,
    await openTestMall({}, (db) => {
      const opened = breakable(db)
      faults = opened.faults
      return opened.db
    }),
  )
})
afterAll(() => mall.close())

const make = builders(mall)
type Designer = Awaited<ReturnType<typeof designer>>

/** Everything that a write could leave half done. */
async function stateOf(page: number): Promise<string> {
  const [row] = await mall.rows<{ state: unknown }>(
    `select json_build_object(
       'page', (select json_agg(t.status) from pc_templates t where t.theme_pc_template_id = $1),
       'rows', (select json_agg(c.params -> 'text' order by c.sort_by) from pc_template_contents c
                 where c.theme_pc_template_id in ($1, 0)),
       'drafts', (select json_agg(array[d.version, d.base_revision, d.is_changed::int] order by d.theme_pc_template_id)
                    from design_drafts d where d.theme_pc_template_id in ($1, 0)),
       'versions', (select json_agg(array[r.number::text, r.state] order by r.theme_pc_template_id, r.number)
                      from design_revisions r where r.theme_pc_template_id in ($1, 0)),
       'audit', (select count(*) from audit_rows)) as state`,
    [page],
  )
  return JSON.stringify(row?.state)
}

/** A write that a client repeats with the same key until it is answered. */
type Write = (who: Designer, page: number, key: string) => Promise<unknown>
const versionsOf = (opened: { version: number; frame_version: number }) => ({
  base_version: opened.version,
  frame_version: opened.frame_version,
})
const keyed =
  (path: string, more: object): Write =>
  async (who, page, key) => {
    const { token } = who
    const headers = { 'idempotency-key': key }
    return (
      await mall.call(
        'POST',
        path,
        { page_id: page, theme_pc_template_id: page, ...more },
        { token, headers },
      )
    ).data
  }

const scheduled = { version: 2, frame_version: 1 }
const writes: Record<string, Write> = {
  'a save of page and header': (who, page, key) =>
    who.save(page, scheduled, [...adding('more', '二'), ...adding('top', '页头', 'header')], key),
  publication: keyed('/operator/design/publish', versionsOf(scheduled)),
  'a planned publication': keyed('/operator/design/publish', {
    ...versionsOf(scheduled),
    publish_at: 2_000_000_000,
  }),
  'a return to a version': keyed('/operator/design/rollback', { number: 1, publish: 1 }),
  'a page of another desk': keyed('/pctemplate/saveTemplateContent', {
    config: JSON.stringify([{ type: 'W0011', text: '接口' }]),
  }),
  'an import': keyed('/operator/design/import', {
    base_version: 2,
    config: JSON.stringify([{ type: 'W0011', text: '导入' }]),
  }),
}

/** A page with a public version and a draft with changes. */
async function editedPage(who: Designer): Promise<number> {
  const page = await who.newPage({ status: 1 })
  await mall.rows('delete from design_drafts where theme_pc_template_id = 0')
  await mall.rows('delete from design_revisions where theme_pc_template_id = 0')
  await who.call('POST', '/pctemplate/saveTemplateContent', {
    theme_pc_template_id: page,
    config: JSON.stringify([{ type: 'W0011', text: '一' }]),
  })
  await who.save(page, await who.open(page), adding('draft', '稿'))
  return page
}

describe.each(Object.keys(writes))('%s', (name) => {
  it.each([false, true])('is stored as a whole or not at all (answer lost: %s)', async (isAnswerLost) => {
    const who = await designer(mall, make)
    const write = writes[name]
    if (!write) throw new Error('no such write')
    const whole = await (async () => {
      const page = await editedPage(who)
      const before = JSON.parse(await stateOf(page)) as { audit: number }
      await write(who, page, randomUUID())
      const after = JSON.parse(await stateOf(page)) as { audit: number }
      return JSON.stringify({ ...after, audit: after.audit - before.audit })
    })()
    let statement = 0
    let broke = true
    while (broke) {
      const page = await editedPage(who)
      const before = JSON.parse(await stateOf(page)) as { audit: number }
      const relative = async () => {
        const state = JSON.parse(await stateOf(page)) as { audit: number }
        return JSON.stringify({ ...state, audit: state.audit - before.audit })
      }
      const nothing = await relative()
      const key = randomUUID()
      faults.breakAt(++statement, isAnswerLost)
      await write(who, page, key)
      broke = faults.repair()
      expect([nothing, whole]).toContain(await relative())
      // The client repeats unanswered requests; a key whose first write is unknown is free after a minute.
      mall.travel(61)
      await write(who, page, key)
      expect(await relative()).toBe(whole)
    }
    expect(statement).toBeGreaterThan(5)
  })
})

it('publishes a planned page once, wherever the job stopped before', async () => {
  const who = await designer(mall, make)
  let statement = 0
  let broke = true
  while (broke) {
    const page = await editedPage(who)
    await who.publish(page, scheduled, { publish_at: mall.now() + 10 })
    mall.travel(10)
    faults.breakAt(++statement, false)
    await publishNextDue(mall).catch(() => undefined)
    broke = faults.repair()
    await publishNextDue(mall)
    expect(await publicTexts(mall, page)).toEqual(['稿', '一'])
    expect((await who.versions(page)).list.map(({ state }) => state)).toEqual(['published', 'published'])
  }
})
