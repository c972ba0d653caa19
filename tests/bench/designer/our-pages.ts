import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'

type Patch = { op: 'add'; path: (string | number)[]; value: unknown }

async function call<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.evaluate(
    async ({ path, data }) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(data) })
      return response.json() as Promise<{ data: unknown }>
    },
    { path: `/api/h5app/wxapp${path}`, data },
  )
  return answer.data as T
}

interface Opened {
  version: number
  frame_version: number
}

/** Adds a page with a draft of patches, without a lock on it; the operator of `page` is signed in. Returns its id. */
async function addPage(page: Page, name: string, patches: Patch[]): Promise<number> {
  const added = await call<{ theme_pc_template_id: number }>(page, '/pctemplate/add', {
    template_title: name,
    page_type: 'custom',
  })
  const page_id = added.theme_pc_template_id
  const session = randomUUID().slice(0, 30)
  const opened = await call<Opened>(page, '/operator/design/open', { page_id, session })
  const saved = await call<{ saved: boolean }>(page, '/operator/design/save', {
    page_id,
    base_version: opened.version,
    frame_version: opened.frame_version,
    save_id: randomUUID(),
    patches: JSON.stringify(patches),
  })
  if (!saved.saved) throw new Error(`The page was not saved: ${JSON.stringify(saved)}`)
  await call(page, '/operator/design/unlock', { page_id, session })
  return page_id
}

/** Publishes a page of these widgets, as they are stored, and returns its path. */
export async function publishWidgets(page: Page, widgets: readonly object[]): Promise<string> {
  const { theme_pc_template_id: id } = await call<{ theme_pc_template_id: number }>(page, '/pctemplate/add', {
    template_title: `测量 ${widgets.length} 个挂件`,
    page_type: 'custom',
    status: 1,
  })
  const config = JSON.stringify(widgets)
  const saved = await call<{ status?: boolean }>(page, '/pctemplate/saveTemplateContent', {
    theme_pc_template_id: id,
    config,
  })
  if (!saved.status) throw new Error(`The page was not published: ${JSON.stringify(saved)}`)
  return `/custompage?pageid=${id}`
}

const text = (index: number, more: object = {}) => ({
  settings: { type: 'W0011', text: `第 ${index + 1} 段文字`, ...more },
})

/** A page of `count` texts, one below the other. */
export const addTexts = (page: Page, count: number): Promise<number> =>
  addPage(
    page,
    `测量 ${count}`,
    Array.from({ length: count }, (_, index): Patch[] => [
      { op: 'add', path: ['widgets', `text-${index}`], value: text(index) },
      { op: 'add', path: ['zones', 'body', index], value: `text-${index}` },
    ]).flat(),
  )

/** A page with a free panel that has `count` texts in rows of ten. */
export function addPanel(page: Page, count: number): Promise<number> {
  const ids = Array.from({ length: count }, (_, index) => `child-${index}`)
  const children = ids.map((id, index): Patch => {
    const place = {
      x: 10 + (index % 10) * 118,
      y: 10 + Math.floor(index / 10) * 40,
      width: 100,
      height: 24,
      leaf: true,
    }
    return { op: 'add', path: ['widgets', id], value: text(index, place) }
  })
  const panel = {
    settings: { type: 'W0006', width: 1190, height: 900, comptyle: 'body', childWidgets: [] },
    children: ids,
  }
  return addPage(page, `测量面板 ${count}`, [
    ...children,
    { op: 'add', path: ['widgets', 'panel'], value: panel },
    { op: 'add', path: ['zones', 'body', 0], value: 'panel' },
  ])
}
