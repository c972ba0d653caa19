import { pageType, positionOf, widgetOf, type DesignDocument } from '@/lib/domain/design/document'
import { refuse, type Command, type Context, type Draft, type Refusal } from '../command'

/** Takes a widget out of its place; it stays among the widgets. */
export function detach(draft: Draft, id: string): void {
  const lists = [
    ...Object.values(draft.zones),
    ...Object.values(draft.widgets).map(({ children = [] }) => children),
  ]
  for (const list of lists) {
    const index = list.indexOf(id)
    if (index >= 0) list.splice(index, 1)
  }
}

/** Without the children of panels that are in the list themselves, and without the page settings. */
export const outermost = (document: DesignDocument, ids: readonly string[]): string[] =>
  ids.filter((id) => {
    const place = positionOf(document, id)
    const isPage = widgetOf(document, id)?.settings.type === pageType
    return place && !isPage && !(place.panel !== undefined && ids.includes(place.panel))
  })

/** 轮播, or 3个挂件. */
export function nameOfAll({ document, catalogue }: Context, ids: readonly string[]): string {
  const [id] = ids
  const type = id === undefined ? '' : (widgetOf(document, id)?.settings.type ?? '')
  return ids.length === 1 ? catalogue.nameOf(type) : `${ids.length}个挂件`
}

/** Deletes widgets; deleting a child selects its panel (spec 2 §4). The page settings are never deleted. */
export const removeWidgets =
  (ids: readonly string[]) =>
  (context: Context): Command | Refusal => {
    const { document } = context
    const gone = outermost(document, ids)
    const [first] = gone
    if (first === undefined) return refuse('页面配置不能删除')
    const place = positionOf(document, first)
    const list = place?.panel === undefined && place ? document.zones[place.zone] : []
    const neighbour = [
      ...list.slice(place?.index ?? 0),
      ...list.slice(0, place?.index ?? 0).toReversed(),
    ].find((id) => !gone.includes(id) && widgetOf(document, id)?.settings.type !== pageType)
    const next = place?.panel ?? neighbour
    return {
      label: `删除${nameOfAll(context, gone)}`,
      select: next === undefined ? [] : [next],
      recipe: (draft) => {
        for (const id of gone) {
          for (const child of draft.widgets[id]?.children ?? []) Reflect.deleteProperty(draft.widgets, child)
          detach(draft, id)
          Reflect.deleteProperty(draft.widgets, id)
        }
      },
    }
  }
