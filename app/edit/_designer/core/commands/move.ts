import { pageType, panelType, positionOf, widgetOf } from '@/lib/domain/design/document'
import { refuse, type Command, type Context, type Refusal } from '../command'
import { zoneNames } from '../zone-names'
import type { Slot } from './insert'
import { detach } from './remove'

const onlyPanels = '只有自由面板可以放入头部和尾部'

/**
 * Moves a widget of a zone to another place. `slot.index` counts the widgets as they are now, with the moved one. A
 * panel takes over the zone's name (`comptyle`).
 */
export const moveWidget =
  (id: string, slot: Slot) =>
  ({ document, catalogue }: Context): Command | Refusal => {
    const place = positionOf(document, id)
    const type = widgetOf(document, id)?.settings.type
    if (!place || type === undefined || place.panel !== undefined) return refuse('不能移动')
    if (type === pageType) return refuse('页面配置不能移动')
    if (slot.zone !== place.zone && slot.zone !== 'body' && type !== panelType) return refuse(onlyPanels)
    const isBehind = slot.zone === place.zone && place.index < slot.index
    return {
      label: slot.zone === place.zone ? `移动${catalogue.nameOf(type)}` : `移动到${zoneNames[slot.zone]}`,
      select: [id],
      recipe: (draft) => {
        const to = isBehind ? slot.index - 1 : slot.index
        if (slot.zone === place.zone && to === place.index) return
        detach(draft, id)
        draft.zones[slot.zone].splice(to, 0, id)
        const settings = draft.widgets[id]?.settings
        if (settings && type === panelType && slot.zone !== place.zone) settings.comptyle = slot.zone
      },
    }
  }

/** 上移 and 下移: one place among the widgets of the zone. The page settings are no place. */
export const shiftWidget =
  (id: string, by: -1 | 1) =>
  (context: Context): Command | Refusal => {
    const { document } = context
    const place = positionOf(document, id)
    if (place?.panel !== undefined || !place) return refuse('不能移动')
    const list = document.zones[place.zone]
    let to = place.index + by
    while (widgetOf(document, list[to] ?? '')?.settings.type === pageType) to += by
    if (to < 0 || to >= list.length) return refuse(by < 0 ? '已经在最上面' : '已经在最下面')
    return moveWidget(id, { zone: place.zone, index: by > 0 ? to + 1 : to })(context)
  }
