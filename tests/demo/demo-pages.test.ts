import { Editor } from '@/app/edit/_designer/core/editor'
import { catalogue, paletteTypes } from '@/app/edit/_designer/document/catalogue'
import { hintsOfPage } from '@/app/edit/_designer/document/page-hints'
import { problemsOfPage } from '@/app/edit/_designer/document/page-problems'
import { homeTemplateId, templateId } from '@/lib/demo/ids'
import { campaignTemplates } from '@/lib/demo/pages/campaigns'
import { customTemplates } from '@/lib/demo/pages/custom'
import { homeWidgets } from '@/lib/demo/pages/home'
import { settingValues } from '@/lib/demo/seed/settings'
import { limitProblem } from '@/lib/domain/design/limits'
import { readPage, writePage } from '@/lib/domain/design/rows'

const pages = [
  { id: homeTemplateId, title: '首页', widgets: homeWidgets() },
  ...[...customTemplates(), ...campaignTemplates()].map(({ page: { title }, widgets }) => ({
    id: templateId(title),
    title,
    widgets,
  })),
]
const idsIn = (widget: Record<string, unknown>): unknown[] => [
  widget.uuid,
  ...((widget.childWidgets ?? []) as Record<string, unknown>[]).map(({ uuid }) => uuid),
]
const rowsOf = (widgets: readonly object[]) =>
  widgets.map((widget, index) => ({ id: index + 1, name: '', config: JSON.stringify(widget) }))
const open = (widgets: readonly object[]) =>
  new Editor({
    document: readPage({ rows: rowsOf(widgets), header: '[]', footer: '[]' }, { type: 'W0000' }),
    catalogue,
    newId: () => 'new',
    onRefusal: () => undefined,
  })

describe.each(pages)('the designed page $title', ({ widgets }) => {
  it('opens in the designer without a change, a problem or an empty widget', () => {
    const { document } = open(widgets).state
    expect(problemsOfPage(document)).toEqual([])
    expect(hintsOfPage(document).filter(({ isEmpty }) => isEmpty)).toEqual([])
    expect(limitProblem(document)).toBeUndefined()
    expect(writePage(document).rows).toEqual(rowsOf(widgets))
  })

  it('has no two widgets with the same id', () => {
    const ids = widgets.flatMap((widget) => idsIn(widget))
    expect(ids).toEqual([...new Set(ids)])
  })
})

describe('the children of the free panels', () => {
  const panels = pages.flatMap(({ widgets }) => widgets.filter(({ type }) => type === 'W0006'))

  interface Box {
    name: string
    x: number
    y: number
    width: number
    height: number
  }

  /** A child with its paddings, which are outside its size. */
  const boxesOf = (panel: Record<string, unknown>): Box[] =>
    (panel.childWidgets as Record<string, number>[]).map((child) => ({
      name: `${child.type} ${child.uuid}`,
      x: child.x ?? 0,
      y: child.y ?? 0,
      width: (child.width ?? 0) + (child.paddingLeft ?? 0) + (child.paddingRight ?? 0),
      height: (child.height ?? 0) + (child.paddingTop ?? 0) + (child.paddingBottom ?? 0),
    }))

  it('are inside their panel', () => {
    expect(panels.length).toBeGreaterThan(8)
    const outside = panels.flatMap((panel) =>
      boxesOf(panel).filter(
        ({ x, y, width, height }) => x < 0 || y < 0 || x + width > 1190 || y + height > Number(panel.height),
      ),
    )
    expect(outside).toEqual([])
  })

  it('do not cover each other', () => {
    const covering = panels.flatMap((panel) => {
      const boxes = boxesOf(panel)
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              one.x < other.x + other.width &&
              other.x < one.x + one.width &&
              one.y < other.y + other.height &&
              other.y < one.y + one.height,
          )
          .map((other) => [one.name, other.name]),
      )
    })
    expect(covering).toEqual([])
  })
})

it('every type of the palette is shown on a page of the demo mall', () => {
  const shown = new Set(
    pages.flatMap(({ widgets }) =>
      widgets.flatMap((widget) => [
        widget.type,
        ...((widget.childWidgets ?? []) as { type: string }[]).map(({ type }) => type),
      ]),
    ),
  )
  expect(paletteTypes.filter((type) => !shown.has(type))).toEqual([])
})

it('every designed page is linked from another page, the footer or its path', () => {
  const footer = settingValues(1_790_000_000).footer?.columns.flatMap(({ links }) =>
    links.map(({ href }) => href),
  )
  const unlinked = [...customTemplates(), ...campaignTemplates()].filter(({ page }) => {
    if ('code' in page && page.code) return false
    const id = templateId(page.title)
    return (
      !footer?.includes(`/custompage?pageid=${id}`) &&
      !JSON.stringify(homeWidgets()).includes(`"theme_pc_template_id":${id},`)
    )
  })
  expect(unlinked.map(({ page }) => page.title)).toEqual([])
})
