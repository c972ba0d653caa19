import { current } from 'immer'
import {
  panelType,
  positionOf,
  widgetOf,
  zoneOfPanel,
  type StoredSettings,
} from '@/lib/domain/design/document'
import { refuse, type Command, type Context, type Refusal } from '../command'
import { fitChild, fitPanel } from '../geometry/panel-fit'
import { wouldCover } from './arrange'
import { detach } from './remove'

/**
 * Changes settings of a widget; `undefined` removes a key. Consecutive changes of one field become one undo step. A
 * panel whose zone changes (`comptyle`) moves to the end of that zone. Settings that follow from the changed ones
 * change with them. Children stay inside their panel and cover no sibling, and a panel stays around its children, as
 * while they are dragged.
 */
export const changeSettings =
  (id: string, values: Readonly<Record<string, unknown>>, label?: string) =>
  ({ document, catalogue }: Context): Command | Refusal => {
    const settings = widgetOf(document, id)?.settings
    if (!settings) return refuse('挂件不存在')
    const panel = positionOf(document, id)?.panel
    const isPanel = settings.type === panelType
    const fitted =
      panel !== undefined
        ? fitChild(document, panel, id, values)
        : isPanel
          ? fitPanel(document, id, values)
          : values
    if (!fitted) return refuse(wouldCover)
    return {
      label: label ?? `修改${catalogue.nameOf(settings.type)}`,
      merge: `${id}:${Object.keys(values).join()}`,
      recipe: (draft) => {
        const own = draft.widgets[id]?.settings
        if (!own) return
        for (const [key, value] of Object.entries(fitted)) {
          if (value === undefined) Reflect.deleteProperty(own, key)
          else own[key] = value
        }
        Object.assign(own, catalogue.derivedOf?.(current(own) as StoredSettings, settings))
        const place = positionOf(document, id)
        const zone = zoneOfPanel(own)
        if (own.type !== panelType || !('comptyle' in values) || !place || place.zone === zone) return
        detach(draft, id)
        draft.zones[zone].push(id)
      },
    }
  }
