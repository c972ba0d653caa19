import { widgetOf, zones, type DesignDocument, type Zone } from '@/lib/domain/design/document'
import type { SettingProblem } from '@/widgets/problems'
import { problemsOf } from './catalogue'
import { perDocument } from './per-document'

interface PageProblem extends SettingProblem {
  id: string
  type: string
  zone: Zone
}

/** The problems that prevent publishing the part with their zone, from top to bottom of the page. */
export const problemsOfPage = perDocument((document: DesignDocument): PageProblem[] => {
  const ofWidget = (zone: Zone, id: string, isInPanel: boolean): PageProblem[] => {
    const settings = widgetOf(document, id)?.settings
    if (!settings) return []
    return problemsOf(settings, isInPanel).map((problem) => ({ ...problem, id, type: settings.type, zone }))
  }
  return zones.flatMap((zone) =>
    document.zones[zone].flatMap((id) => [
      ...ofWidget(zone, id, false),
      ...(widgetOf(document, id)?.children ?? []).flatMap((child) => ofWidget(zone, child, true)),
    ]),
  )
})
