import { widgetOf } from '@/lib/domain/design/document'
import { pageWidth } from '@/widgets/measure'
import { refuse, type Command, type Context, type Refusal } from '../command'
import { clamp } from '../geometry/box'
import { leastSize } from '../geometry/panel-fit'

/**
 * Changes the size of a widget of a zone: width 0 to 1190, height from 0; locked sides stay (spec 4 §B3).
 * A free panel stays around its children.
 */
export const resizeWidget =
  (id: string, size: { width?: number; height?: number }) =>
  ({ document, catalogue }: Context): Command | Refusal => {
    const settings = widgetOf(document, id)?.settings
    if (!settings) return refuse('挂件不存在')
    const least = leastSize(document, id)
    return {
      label: `调整${catalogue.nameOf(settings.type)}大小`,
      recipe: (draft) => {
        const own = draft.widgets[id]?.settings
        if (!own) return
        if (size.width !== undefined && own.widthDisabled !== true)
          own.width = clamp(Math.round(size.width), least.width, pageWidth)
        if (size.height !== undefined && own.heightDisabled !== true)
          own.height = Math.max(least.height, Math.round(size.height))
      },
    }
  }
